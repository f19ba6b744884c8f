import { isNameWord } from "@torg/format";

/** A piece of a product's name. */
export interface NamePart {
  readonly text: string;
  /** Whether it is a brand or model name, which must be neither hyphenated nor translated. */
  readonly isKept: boolean;
}

/** Shorter words are never hyphenated. */
const longRun = /([\p{L}\d]{8,})/u;

/** Splits a product's name so that long words that are its brand or look like a model are parts of their own. */
export function nameParts(name: string, brandName: string): readonly NamePart[] {
  const brand = new Set(brandName.toLocaleLowerCase("sv").split(longRun));
  return name
    .split(longRun)
    .map((text, index) => ({
      text,
      isKept: index % 2 === 1 && (isNameWord(text) || brand.has(text.toLocaleLowerCase("sv"))),
    }))
    .filter(({ text }) => text !== "");
}
