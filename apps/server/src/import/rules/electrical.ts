import { accessoryEnds, electricalBeginnings } from "../texts/electricalWords.ts";

const startsElectrical = (name: string): boolean =>
  name
    .split(/[\s,/&]+/u)
    .map((_, index, words) => words.slice(index).join(" "))
    .some((rest) => electricalBeginnings.some((beginning) => rest.startsWith(beginning)));

/**
 * Whether the goods of a category are electrical, so that an old one is taken back for nothing: by the name of the
 * category itself, unless it names what only goes with such goods, or else by those above it.
 */
export function isElectrical(categoryPath: readonly string[]): boolean {
  const names = categoryPath.map((name) => name.toLocaleLowerCase("sv"));
  const own = names.at(-1) ?? "";
  return !accessoryEnds.some((end) => own.endsWith(end)) && names.some(startsElectrical);
}
