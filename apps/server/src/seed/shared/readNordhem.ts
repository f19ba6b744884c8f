import { fileURLToPath } from "node:url";
import { readShopFolder } from "../../shopFile/readShopFolder.ts";
import type { ShopFolder } from "../../shopFile/ShopFolder.ts";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const data = (name: string): string => folder(`../../../data/${name}`);

/** The folder of the demo's shop. */
export const nordhemFolder = data("nordhem");

/** Folders of pages: those of a new shop, overridden by Nordhem's own. */
const pageFolders = [folder("../../../../../packages/create-torg/template"), nordhemFolder];

const folders = {
  demo: { own: nordhemFolder, pages: [...pageFolders, data("demo")] },
  reference: { own: data("reference"), pages: pageFolders },
};

/** Reads the fictitious shop of the demo or the reference data, like any other shop folder. */
export function readNordhem(set: keyof typeof folders): ShopFolder {
  const { own, pages } = folders[set];
  const read = readShopFolder(own, pages);
  if (read === null) throw new Error(`There is no shop.json in ${own}.`);
  return read;
}
