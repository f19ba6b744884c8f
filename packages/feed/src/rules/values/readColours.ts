import { primaryColourOf, type PrimaryColour } from "../../texts/colourNames.ts";

/** A colour of a product with its primary colour (null = unknown). */
export interface ItemColour {
  readonly name: string;
  readonly primary: PrimaryColour | null;
}

const maxColours = 3;
const maxLength = 100;

function primaryOf(name: string): PrimaryColour | null {
  const words = name.toLowerCase().split(/[\s-]+/u);
  const found = [name, ...words.reverse()].map((word) => primaryColourOf(word)).find((colour) => colour !== null);
  return found ?? null;
}

/** Splits a feed's colour (`Svart/Silver`, at most three) and finds the primary colour of each. */
export function readColours(text: string): ItemColour[] {
  const names = text
    .slice(0, maxLength)
    .split("/")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return [...new Set(names)].slice(0, maxColours).map((name) => ({ name, primary: primaryOf(name) }));
}
