import { cleanLine } from "../wording/cleanText.ts";
import { readName } from "./readName.ts";

/**
 * A title as one line. A feed that puts the brand before names that begin with it says it twice
 * (`Apevia APEVIA CO312L`); the first one stays, in the brand's own spelling.
 */
export function readTitle(text: string, delivered: string): string {
  const title = cleanLine(text);
  const brand = readName(delivered);
  if (brand === null) return title;
  const doubled = `${brand} ${brand} `.toLowerCase();
  return title.toLowerCase().startsWith(doubled)
    ? title.slice(0, brand.length) + title.slice(doubled.length - 1)
    : title;
}
