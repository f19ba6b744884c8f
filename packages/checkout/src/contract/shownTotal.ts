import { toKronor } from "@torg/format";

/** Writes the sum that a page has shown, in ore, as a form sends it: kronor as text, empty where it is not told. */
export function writeShownTotal(totalOre: number | null): string {
  return totalOre === null ? "" : String(toKronor(totalOre));
}

/** Reads what `writeShownTotal` has written, in ore; null where it is not told, NaN where the text is no sum. */
export function readShownTotal(text: string): number | null {
  return text === "" ? null : Math.round(Number(text) * 100);
}
