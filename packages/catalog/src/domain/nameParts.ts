import { isNameWord } from "@torg/format";

/** A piece of a product's name. */
export interface NamePart {
  readonly text: string;
  /** Whether it is the name of a brand or a model, which is neither divided nor translated. */
  readonly isKept: boolean;
}

/** Shorter words are not divided anyway. */
const longRun = /([\p{L}\d]{8,})/u;

/** The pieces of a product's name: long words of its brand, and those that are models by their looks, stand by themselves. */
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
