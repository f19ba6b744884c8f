/** What a form without script has brought back: the server's sentences, and what had been filled in. */
export interface CheckoutFlash {
  /** One sentence about the whole. */
  readonly message: string | null;
  /** Sentences by field name. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the fields held. */
  readonly values: Readonly<Record<string, string>>;
}

/** Nothing was brought back. */
export const emptyFlash: CheckoutFlash = { message: null, errors: {}, values: {} };

/** The server's words about a field, or null. */
export function flashError(flash: CheckoutFlash, name: string): string | null {
  const text = (flash.errors[name] ?? []).join(" ");
  return text === "" ? null : text;
}
