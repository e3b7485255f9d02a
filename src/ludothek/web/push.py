"""Web Push: notices that reach a browser although no page of ours is open. Encrypted for that browser alone."""

from __future__ import annotations

import base64
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from ..table.model import Push

VALID = 12 * 3600  # seconds a signature holds
KEEP = 24 * 3600  # seconds a push service keeps a notice for a browser that is away


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def new_key() -> str:
    """The private key by which push services know this server; made once, when it starts for the first time."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _base64(number.to_bytes(32, "big"))


class PushKeys:
    """Signs and encrypts."""

    def __init__(self, private: str, contact: str) -> None:
        self.private = private
        self.contact = contact
        number = int.from_bytes(base64.urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
        public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        self.public = _base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, endpoint: str) -> dict[str, str]:
        """Who sends this, as RFC 8292 has it."""
        from py_vapid import Vapid  # type: ignore[import-untyped]

        parts = urlsplit(endpoint)
        claims = {
            "sub": self.contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
        }
        signed: dict[str, str] = Vapid.from_string(self.private).sign(claims)
        return {**signed, "content-encoding": "aes128gcm", "ttl": str(KEEP), "urgency": "high"}

    def encrypt(self, push: Push, text: bytes) -> bytes:
        """For one browser, as RFC 8291 has it."""
        return _encrypt(push.endpoint, push.p256dh, push.auth, text)


def is_sound(endpoint: str, p256dh: str, auth: str) -> bool:
    """Whether a browser's keys can be used."""
    try:
        return bool(_encrypt(endpoint, p256dh, auth, b"?"))
    except Exception:  # the library raises whatever its cryptography raises
        return False


def _encrypt(endpoint: str, p256dh: str, auth: str, text: bytes) -> bytes:
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    pusher = WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
    return bytes(pusher.encode(text, "aes128gcm")["body"])
