import { searchWords } from "./searchWords.ts";

/** Parts of the shop's own addresses, which name no thing. */
const ownParts = new Set(["kategori", "produkter", "produkt", "id", "sidor", "tillverkare", "visa", "butiker", "sok"]);
/** Words of an address that are worth asking for; a longer one is no name. */
const mostWords = 6;

/** What an address that leads nowhere said it was about: the words of its last part that has any, none of a file. */
export function addressWords(pathname: string): readonly string[] {
  const parts = pathname.split("/").map(readPart);
  const last = parts.findLast((part) => /\p{L}{3}/u.test(part) && !ownParts.has(part)) ?? "";
  const words = searchWords(last.replace(/\.html?$/, "").replaceAll("_", " "));
  return words.length > mostWords || /\.\w+$/.test(last.replace(/\.html?$/, "")) ? [] : words;
}

/** A part as a person reads it; one that is written wrongly says nothing. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return "";
  }
}
