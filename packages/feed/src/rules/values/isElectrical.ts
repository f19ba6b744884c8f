import { accessoryEnds, electricalBeginnings, electricalWords } from "../../texts/electricalWords.ts";

const wordsOf = (name: string): readonly string[] => name.split(/[\s,/&-]+/u).filter((word) => word !== "");

const namesElectrical = (name: string): boolean =>
  wordsOf(name).some((word, index, words) => {
    const rest = words.slice(index).join(" ");
    return electricalWords.has(word) || electricalBeginnings.some((beginning) => rest.startsWith(beginning));
  });

const namesAccessory = (name: string): boolean =>
  accessoryEnds.some((end) => name.endsWith(end)) && !electricalWords.has(wordsOf(name).at(-1) ?? "");

/**
 * Whether the goods of a category are electrical, so that old ones are taken back free of charge: judged by the
 * category's own name and those above it, unless its own name is that of an accessory.
 */
export function isElectrical(categoryPath: readonly string[]): boolean {
  const names = categoryPath.map((name) => name.toLocaleLowerCase("sv"));
  return !namesAccessory(names.at(-1) ?? "") && names.some(namesElectrical);
}
