import { noName } from "../../texts/noName.ts";
import { cleanLine } from "../wording/cleanText.ts";

const maxName = 70;

/** A brand or an article number; null for words that only fill the field, such as `N/A`, `none` or `-`. */
export function readName(text: string): string | null {
  const name = cleanLine(text);
  const normalized = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
  return noName.has(normalized) ? null : name.slice(0, maxName).trimEnd();
}
