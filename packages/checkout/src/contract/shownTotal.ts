import { toKronor } from "@torg/format";

/** Formats the total a page has shown, in ore, for a form: kronor as text, empty if not given. */
export function writeShownTotal(totalOre: number | null): string {
  return totalOre === null ? "" : String(toKronor(totalOre));
}

/** Parses the text of `writeShownTotal` to ore; null if not given, NaN if it is not a number. */
export function readShownTotal(text: string): number | null {
  return text === "" ? null : Math.round(Number(text) * 100);
}
