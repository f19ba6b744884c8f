import { shopPages } from "@torg/pages/contract";
import { searchWords } from "./searchWords.ts";

/** Parts of the shop's own addresses, which name nothing. */
const ownParts = new Set(["kategori", "produkter", "produkt", "id", "sidor", "tillverkare", "visa", "butiker", "sok"]);
/** The parameters of a path that are no words: numbers and secrets. */
const wordless = /:(?!slug\b)/;
/**
 * The login, and the areas with a page of one visitor or of the staff that is addressed by a number or a secret, as an
 * order's is: their addresses name no goods.
 */
const personalAreas = new Set(
  Object.values(shopPages)
    .filter(({ cache, path }) => path === shopPages.login.path || (cache === "private" && wordless.test(path)))
    .map(({ path }) => path.split("/")[1] ?? ""),
);
/** Most words of an address to search for; a longer one is not a name. */
const maxWords = 6;

/** The words of an address that leads nowhere: from its last part with any, none for a file name. */
export function addressWords(pathname: string): readonly string[] {
  const parts = pathname.split("/").map(readPart);
  if (personalAreas.has(parts[1] ?? "")) return [];
  const last = parts.findLast((part) => /\p{L}{3}/u.test(part) && !ownParts.has(part)) ?? "";
  const words = searchWords(last.replace(/\.html?$/, "").replaceAll("_", " "));
  return words.length > maxWords || /\.\w+$/.test(last.replace(/\.html?$/, "")) ? [] : words;
}

/** A decoded part of a path; empty if malformed. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return "";
  }
}
