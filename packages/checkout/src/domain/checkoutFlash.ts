import { placeOfField, type OrderPlace } from "./orderPlaces.ts";

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

/** What was brought back about an order or its postal code, without what is said of places that have been mended. */
export function withoutMended(flash: CheckoutFlash, mended: readonly OrderPlace[]): CheckoutFlash {
  const isOfOrder = flash.place === "order" || flash.place === "postal-code";
  if (mended.length === 0 || !isOfOrder) return flash;
  const before = Object.entries(flash.errors);
  const left = before.filter(([name]) => !mended.includes(placeOfField(name)));
  const whole = flash.place === "order" ? "payment" : "postal-code";
  const isMended = left.length === 0 && (before.length > 0 || mended.includes(whole));
  return { ...flash, errors: Object.fromEntries(left), message: isMended ? null : flash.message };
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
