const at = (id) => document.getElementById(id);
/** So long an answer may take, in milliseconds; then the button can be pressed again. */
const PATIENCE = 20_000;
const link = location.hash.slice(1);

at("open").addEventListener("click", async () => {
  at("open").disabled = true;
  at("lost").hidden = true;
  try {
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify({ link }), signal: AbortSignal.timeout(PATIENCE) };
    const answer = await fetch("/open", request);
    const found = await answer.json();
    if (answer.ok) {
      location.replace(found.go);
      return;
    }
    at("told").textContent = found.error;
    at("open").hidden = answer.status !== 429;
  } catch {
    at("lost").hidden = false;
  }
  at("open").disabled = false;
});
