import type { Store } from "@torg/stores/domain";
import { storeWords } from "../../texts/storeWords.ts";
import { nameMatch, nameWords } from "./nameMatch.ts";

/** Most stores in a search result. */
const maxStores = 5;

type Named = Pick<Store, "name" | "city" | "pageUrl">;

/** The words that several stores' names share, which identify none of them. */
function sharedWords(stores: readonly Named[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const word of stores.flatMap(({ name }) => [...new Set(nameWords(name))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count > 1 ? [word] : [])));
}

/** The stores with a page that match the words: by town, or by a word that only their name has. */
export function matchStores<S extends Named>(stores: readonly S[], words: readonly string[]): readonly S[] {
  const wanted = words.filter((word) => !storeWords.includes(word));
  const shared = sharedWords(stores);
  return stores
    .filter(({ name, city, pageUrl }) => {
      const own = nameWords(name).filter((word) => !shared.has(word));
      const rank = nameMatch([city, ...own].join(" "), wanted);
      return pageUrl !== null && rank !== null && rank < 2;
    })
    .slice(0, maxStores);
}
