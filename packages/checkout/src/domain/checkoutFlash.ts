import { placeOfField, type OrderErrorTarget } from "./orderPlaces.ts";

/** Where the overall message belongs: at the refused form, or above the page. */
export type FlashPlace = "order" | "postal-code" | "discount" | "login" | "page";

/** The result of a form sent without script: the server's messages, and the values filled in. */
export interface CheckoutFlash {
  /** The overall message. */
  readonly message: string | null;
  readonly place: FlashPlace;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The values of the fields. */
  readonly values: Readonly<Record<string, string>>;
}

/** No result of a form. */
export const emptyFlash: CheckoutFlash = { message: null, place: "page", errors: {}, values: {} };

/** The result for an order or its postal code, without the messages of places that have been corrected. */
export function withoutClearedMessages(flash: CheckoutFlash, corrected: readonly OrderErrorTarget[]): CheckoutFlash {
  const isOfOrder = flash.place === "order" || flash.place === "postal-code";
  if (corrected.length === 0 || !isOfOrder) return flash;
  const errors = Object.entries(flash.errors);
  const remaining = errors.filter(([name]) => !corrected.includes(placeOfField(name)));
  const overallPlace = flash.place === "order" ? "payment" : "postal-code";
  const isCorrected = remaining.length === 0 && (errors.length > 0 || corrected.includes(overallPlace));
  return { ...flash, errors: Object.fromEntries(remaining), message: isCorrected ? null : flash.message };
}

/** The server's message about a field, or null. */
export function flashError(flash: CheckoutFlash, name: string): string | null {
  const text = (flash.errors[name] ?? []).join(" ");
  return text === "" ? null : text;
}

/** The overall message if it belongs to this place, otherwise null. */
export function flashMessage(flash: CheckoutFlash, place: FlashPlace): string | null {
  return flash.place === place ? flash.message : null;
}
