"""The same examples on every run: a failure in CI is a failure on the desk."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ludothek",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("ludothek")
