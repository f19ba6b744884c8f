import type { FileProblem } from "../FileProblem.ts";
import type { ShopFolder } from "../ShopFolder.ts";
import { advertsOf } from "./advertsOf.ts";
import type { DoubtFacts, FindDoubt } from "./Doubt.ts";
import { saleDoubts } from "./saleDoubts.ts";
import { vatDoubts } from "./vatDoubts.ts";
import { wordDoubts } from "./wordDoubts.ts";

const kinds: readonly FindDoubt[] = [vatDoubts, saleDoubts];

/**
 * Finds what is allowed in a shop's files but still wrong, by law or according to the catalogue. It never blocks a
 * start, since a feed may bring tomorrow what is missing today.
 */
export function findDoubts(folder: ShopFolder, facts: DoubtFacts): readonly FileProblem[] {
  const placeOf = folder.placeOf ?? (() => ({ line: 1, column: 1 }));
  const file = "shop.json";
  const ofShop = kinds
    .flatMap((find) => find(folder, facts))
    .map(({ path, text }) => ({ file, ...placeOf(path), text }));
  const adverts = advertsOf(folder.shop).map(({ path, ...told }) => ({ file, ...placeOf(path), ...told }));
  const hasSale = (folder.shop.home?.campaigns ?? []).some(({ kind }) => kind === "sale");
  const told = [...adverts, ...(folder.told ?? [])];
  return [...ofShop, ...told.flatMap((one) => wordDoubts(one, hasSale).map((text) => ({ ...placeIn(one), text })))];
}

const placeIn = ({ file, line, column }: Omit<FileProblem, "text">): Omit<FileProblem, "text"> => ({
  file,
  line,
  column,
});
