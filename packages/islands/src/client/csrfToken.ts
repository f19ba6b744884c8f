const metaTag = () => document.querySelector<HTMLMetaElement>("meta[name=csrf-token]");

/** The token in the page's meta tag; null when the tag is missing or empty. */
export function csrfToken(): string | null {
  return metaTag()?.content || null;
}

declare global {
  interface Window {
    /** The pending request for the page's token, shared by all scripts of the page. */
    torgTokenAsked?: Promise<void> | undefined;
  }
}

async function fetchToken(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: "application/json" }, credentials: "same-origin" });
  const body: unknown = answer.ok ? await answer.json() : null;
  const meta = metaTag();
  if (meta && typeof body === "object" && body !== null && "token" in body && typeof body.token === "string") {
    meta.content = body.token;
  }
}

/**
 * Gives the page's token, and fills the meta tag of a cached page before its first POST. All scripts of the page share
 * one request, because two would create two sessions for a visitor without one. If the request fails, the tag stays
 * empty, and the server's refusal of the POST tells the shopper.
 */
export async function ensureCsrfToken(address: string): Promise<string | null> {
  if (!csrfToken()) {
    window.torgTokenAsked ??= fetchToken(address)
      .catch(() => {})
      .finally(() => {
        window.torgTokenAsked = undefined;
      });
    await window.torgTokenAsked;
  }
  return csrfToken();
}
