import { type DeskLogEntry, logSums } from "../../domain/deskLog.ts";
import type { DeskTexts } from "../../texts/sv.ts";

/**
 * The details of a log entry in words; the product is left out, since it has a link, and a value without a text of its
 * own is shown as is.
 */
export function logDetails(entry: DeskLogEntry, texts: DeskTexts): readonly string[] {
  const logTexts = texts.log;
  const sums = logSums(entry);
  return Object.entries(entry.details).flatMap(([key, value]) => {
    if (value === null || value === "" || (key === "product" && typeof value === "number")) return [];
    const text = typeof value === "number" && sums.includes(key) ? texts.price(value) : logTexts.value(String(value));
    return [logTexts.detail(key, text)];
  });
}
