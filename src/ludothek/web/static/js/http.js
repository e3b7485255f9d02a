/* Requests for JSON. A refusal of the server is an Error with its sentence. */

export async function asked(address, options = {}) {
  const answer = await fetch(address, { headers: { accept: "application/json" }, ...options });
  if (answer.status === 204) return null;
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const error = new Error(body.error || answer.statusText || String(answer.status));
    error.status = answer.status;
    throw error;
  }
  return body;
}

export function post(address, body = {}) {
  return asked(address, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
