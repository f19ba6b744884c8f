const metaTag = () => document.querySelector<HTMLMetaElement>("meta[name=csrf-token]");

/** The token in the page's meta tag; null when the tag is missing or empty. */
export function csrfToken(): string | null {
  return metaTag()?.content || null;
}

declare global {
  interface Window {
    /** The request for the page's token that is under way, of whichever script of the page. */
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
 * Gives the page's token, and fills the meta tag of a cached page before its first POST. All scripts of
 * the page share one request, as two would make two sessions of whoever has none; when the token cannot be had, the tag stays empty and the server's refusal of the POST tells the shopper.
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
