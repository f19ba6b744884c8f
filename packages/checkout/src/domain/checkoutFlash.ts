/** Where the sentence about the whole belongs: at the form that was refused, or above the page. */
export type FlashPlace = "order" | "postal-code" | "discount" | "login" | "page";

/** What a form without script has brought back: the server's sentences, and what had been filled in. */
export interface CheckoutFlash {
  /** One sentence about the whole. */
  readonly message: string | null;
  readonly place: FlashPlace;
  /** Sentences by field name. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the fields held. */
  readonly values: Readonly<Record<string, string>>;
}

/** Nothing was brought back. */
export const emptyFlash: CheckoutFlash = { message: null, place: "page", errors: {}, values: {} };

/** What was brought back, without the sentences about fields that have been mended. */
export function withoutErrors(flash: CheckoutFlash, names: readonly string[]): CheckoutFlash {
  if (names.length === 0) return flash;
  const errors = Object.fromEntries(Object.entries(flash.errors).filter(([name]) => !names.includes(name)));
  const isMended = Object.keys(errors).length === 0;
  return { ...flash, errors, message: isMended && flash.place === "order" ? null : flash.message };
}

/** The server's words about a field, or null. */
export function flashError(flash: CheckoutFlash, name: string): string | null {
  const text = (flash.errors[name] ?? []).join(" ");
  return text === "" ? null : text;
}

/** The sentence about the whole when it belongs to this place; otherwise null. */
export function flashMessage(flash: CheckoutFlash, place: FlashPlace): string | null {
  return flash.place === place ? flash.message : null;
}
