/** Whether and when a product is available. */
export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

const availabilities: ReadonlyMap<string, Availability> = new Map([
  ["in_stock", "in_stock"],
  ["instock", "in_stock"],
  ["available", "in_stock"],
  ["yes", "in_stock"],
  ["download", "in_stock"],
  ["limited_availability", "in_stock"],
  ["out_of_stock", "out_of_stock"],
  ["outofstock", "out_of_stock"],
  ["no", "out_of_stock"],
  ["preorder", "preorder"],
  ["pre_order", "preorder"],
  ["backorder", "backorder"],
  ["back_order", "backorder"],
  ["available_for_order", "backorder"],
]);

/** Parses an availability with underscores, spaces, hyphens or as a schema.org address; null = unknown. */
export function readAvailability(text: string): Availability | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//u, "");
  return availabilities.get(word.replaceAll(/[\s-]+/gu, "_")) ?? null;
}
