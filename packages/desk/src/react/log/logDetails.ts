import { type DeskLogEntry, logSums } from "../../domain/index.ts";
import type { DeskTexts } from "../../texts/index.ts";

/**
 * What an entry of the log tells beside what was done, in words; the product has a link of its own, and a value without
 * a word of its own stands as it is.
 */
export function logDetails(entry: DeskLogEntry, texts: DeskTexts): readonly string[] {
  const words = texts.log;
  const sums = logSums(entry);
  return Object.entries(entry.details).flatMap(([key, value]) => {
    if (value === null || value === "" || (key === "product" && typeof value === "number")) return [];
    const said = typeof value === "number" && sums.includes(key) ? texts.price(value) : words.value(String(value));
    return [words.detail(key, said)];
  });
}
