import { cleanPastedText, withoutSpaces } from "@torg/format/typed";

/**
 * The order number in what a customer typed: without the word or sign before it, as in "#100301" or "Order nr 100301".
 * Anything else than digits after that is returned as typed, without unseen signs and the spaces around it.
 */
export function readOrderNumber(typed: string): string {
  const [, digits] = /^(?:order-?)?(?:nr|nummer)?\.?:?#?(\d+)$/i.exec(withoutSpaces(typed)) ?? [];
  return digits ?? cleanPastedText(typed);
}
