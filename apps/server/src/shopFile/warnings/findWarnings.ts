import type { FileProblem } from "../FileProblem.ts";
import type { ShopFolder } from "../ShopFolder.ts";
import { advertsOf } from "./advertsOf.ts";
import type { WarningFacts, FindWarnings } from "./ShopFileWarning.ts";
import { saleWarnings } from "./saleWarnings.ts";
import { vatWarnings } from "./vatWarnings.ts";
import { textWarnings } from "./textWarnings.ts";

const kinds: readonly FindWarnings[] = [vatWarnings, saleWarnings];

/**
 * Finds what is allowed in a shop's files but still wrong, by law or according to the catalogue. It never blocks a
 * start, since a feed may bring tomorrow what is missing today.
 */
export function findWarnings(folder: ShopFolder, facts: WarningFacts): readonly FileProblem[] {
  const placeOf = folder.placeOf ?? (() => ({ line: 1, column: 1 }));
  const file = "shop.json";
  const ofShop = kinds
    .flatMap((find) => find(folder, facts))
    .map(({ path, text }) => ({ file, ...placeOf(path), text }));
  const adverts = advertsOf(folder.shop).map(({ path, ...advert }) => ({ file, ...placeOf(path), ...advert }));
  const hasSale = (folder.shop.home?.campaigns ?? []).some(({ kind }) => kind === "sale");
  const shopperTexts = [...adverts, ...(folder.shopperTexts ?? [])];
  return [
    ...ofShop,
    ...shopperTexts.flatMap((shown) => textWarnings(shown, hasSale).map((text) => ({ ...placeIn(shown), text }))),
  ];
}

const placeIn = ({ file, line, column }: Omit<FileProblem, "text">): Omit<FileProblem, "text"> => ({
  file,
  line,
  column,
});
