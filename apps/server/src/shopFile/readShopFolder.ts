import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FileProblem, type ReadFile, ShopFolderError } from "./FileProblem.ts";
import { pageWords } from "./pages/pageWords.ts";
import { type PageFile, readPageFile } from "./pages/readPageFile.ts";
import { type FindPlace, readJsonFile } from "./readJsonFile.ts";
import { readServicePoints } from "./servicePoints/readServicePoints.ts";
import { type ShopFile, shopFileSchema } from "./schema/shopFileSchema.ts";
import type { StoreFile } from "./schema/storesSchema.ts";
import { type ShopFolder, storesPageAddress } from "./ShopFolder.ts";
import { readThemeFile } from "./theme/readThemeFile.ts";
import { shopperTextsOfPage } from "./shopperTexts/shopperTextsOfPage.ts";
import { shopperTextsOfTextsJson } from "./shopperTexts/shopperTextsOfTextsJson.ts";
import type { ShopperText } from "./shopperTexts/ShopperText.ts";
import { readTextsFile } from "./words/readTextsFile.ts";

const shopFileName = "shop.json";
const themeFileName = "theme.css";
const textsFileName = "texts.json";
const pointsFileName = "service-points.csv";

/** Finds duplicate names in a list. */
function doubled<T>(list: readonly T[], nameOf: (item: T) => string): readonly { index: number; name: string }[] {
  const names = list.map(nameOf);
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [{ index, name }] : []));
}

/** The store's name in the file of the stores' stock. */
const codeOf = ({ id, code = id }: StoreFile): string => code.toLowerCase();

/** Finds what the schema cannot see: duplicate names, and pages that do not exist. */
function wholeProblems(shop: ShopFile, pages: readonly PageFile[] | null, placeOf: FindPlace): readonly FileProblem[] {
  const at = (path: readonly PropertyKey[], text: string): FileProblem => ({
    file: shopFileName,
    ...placeOf(path),
    text,
  });
  const twice = <T>(
    path: readonly string[],
    list: readonly T[] = [],
    nameOf: (item: T) => string,
  ): readonly FileProblem[] =>
    doubled(list, nameOf).map(({ index, name }) => at([...path, index], `${path.join(".")} names "${name}" twice.`));
  const slugs = new Set([storesPageAddress, ...(pages ?? []).map(({ slug }) => slug)]);
  const { about = [], direct = [], campaigns = [], services = [] } = shop.navigation ?? {};
  const named = [
    ...about.flatMap(({ page, pages: below }, index) => [
      { page, path: ["about", index, "page"] },
      ...below.map((subpage, place) => ({ page: subpage, path: ["about", index, "pages", place] })),
    ]),
    ...Object.entries({ direct, campaigns, services }).flatMap(([menu, list]) =>
      list.map((page, index) => ({ page, path: [menu, index] })),
    ),
  ];
  const doubledStores = twice(["stores"], shop.stores, ({ id }) => id);
  const missing = pages === null ? [] : named.filter(({ page }) => !slugs.has(page));
  return [
    ...twice(["delivery", "ways"], shop.delivery?.ways, ({ id }) => id),
    ...twice(["payment", "ways"], shop.payment?.ways, ({ id }) => id),
    ...(doubledStores.length > 0 ? doubledStores : twice(["stores"], shop.stores, codeOf)),
    ...twice(["discountCodes"], shop.discountCodes, ({ code }) => code),
    ...twice(["webhooks"], shop.webhooks, ({ id }) => id),
    ...twice(["redirects"], shop.redirects, ({ from }) => from),
    ...twice(["navigation"], named, ({ page }) => page),
    ...missing.map(({ page, path }) =>
      at(["navigation", ...path], `There is no page "${page}". Possible: ${[...slugs].sort().join(", ")}.`),
    ),
  ];
}

/** Reads the pages of several folders; for files of the same name, the later folder wins. */
function readPages(folders: readonly string[], words: ReadonlyMap<string, string>) {
  const there = folders.filter((folder) => existsSync(join(folder, "pages")));
  if (there.length === 0) return { pages: null, problems: [] };
  const files = there.flatMap((folder) =>
    globSync("pages/**/*.md", { cwd: folder })
      .sort()
      .map((file) => [file, folder] as const),
  );
  const read = [...new Map(files)].map(([file, folder]) =>
    readPageFile(file, readFileSync(join(folder, file), "utf8"), words),
  );
  const pages = read.flatMap((file) => (file.ok ? [file.value] : []));
  const twice = doubled(pages, ({ slug }) => slug).map(({ index, name }) => ({
    file: pages[index]?.file ?? "",
    line: 1,
    column: 1,
    text: `Another page has the address "${name}" already.`,
  }));
  return { pages, problems: [...read.flatMap((file) => (file.ok ? [] : file.problems)), ...twice] };
}

/** The shopper-facing texts of a folder's own pages and its texts.json. */
function shopperTextsIn(folder: string): readonly ShopperText[] {
  const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");
  const pages = globSync("pages/**/*.md", { cwd: folder }).sort();
  const texts = existsSync(join(folder, textsFileName)) ? [textsFileName] : [];
  return [
    ...pages.flatMap((file) => shopperTextsOfPage(file, textOf(file))),
    ...texts.flatMap((file) => shopperTextsOfTextsJson(file, textOf(file))),
  ];
}

/** Reads one file of the folder; null if it does not exist. */
function readOne<T>(
  folder: string,
  name: string,
  read: (name: string, text: string) => ReadFile<T>,
): ReadFile<T | null> {
  const file = join(folder, name);
  return existsSync(file) ? read(name, readFileSync(file, "utf8")) : { ok: true, value: null };
}

/**
 * Reads the files of a shop folder; null without a shop.json. `pageFolders` have further pages and are read first, so
 * the shop's own win. Throws a `ShopFolderError` with every problem of all files.
 */
export function readShopFolder(folder: string, pageFolders: readonly string[] = []): ShopFolder | null {
  const file = join(folder, shopFileName);
  if (!existsSync(file)) return null;
  const read = readJsonFile(shopFileName, readFileSync(file, "utf8"), shopFileSchema);
  const nameless = { name: "", company: { name: "", organisationNumber: "", vatNumber: "", address: "" } };
  const facts = read.ok ? read.value.value : { ...nameless, contact: { email: "", phone: "" } };
  const { pages, problems: pageProblems } = readPages([...pageFolders, folder], pageWords(facts));
  const sheet = readOne(folder, themeFileName, readThemeFile);
  const words = readOne(folder, textsFileName, readTextsFile);
  const points = readOne(folder, pointsFileName, readServicePoints);
  const problems = [...pageProblems, ...[sheet, words, points].flatMap((result) => (result.ok ? [] : result.problems))];
  if (!read.ok) throw new ShopFolderError([...read.problems, ...problems]);
  const { value: shop, placeOf } = read.value;
  const whole = [...problems, ...(problems.length > 0 ? [] : wholeProblems(shop, pages, placeOf))];
  if (whole.length > 0) throw new ShopFolderError(whole);
  return {
    shop,
    placeOf,
    pages,
    sheet: sheet.ok ? sheet.value : null,
    points: points.ok ? points.value : null,
    words: words.ok ? (words.value ?? {}) : {},
    shopperTexts: shopperTextsIn(folder),
  };
}
