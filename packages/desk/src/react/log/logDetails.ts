import type { DeskLogEntry } from "../../domain/index.ts";
import type { DeskTexts } from "../../texts/index.ts";

/** Whether a number is a sum in ore. */
function isSum({ event, details }: DeskLogEntry, key: string): boolean {
  if (event === "price") return ["from", "to", "prior"].includes(key);
  return event === "make-code" && details["kind"] === "amount" && key === "value";
}

/**
 * What an entry of the log tells beside what was done, in words; the product has a link of its own, and a value without
 * a word of its own stands as it is.
 */
export function logDetails(entry: DeskLogEntry, texts: DeskTexts): readonly string[] {
  const words = texts.log;
  return Object.entries(entry.details).flatMap(([key, value]) => {
    if (value === null || value === "" || (key === "product" && typeof value === "number")) return [];
    const said = typeof value === "number" && isSum(entry, key) ? texts.price(value) : words.value(String(value));
    return [words.detail(key, said)];
  });
}
