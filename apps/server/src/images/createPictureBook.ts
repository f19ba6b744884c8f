import { uploadsPath } from "@torg/format/addresses";
import { LRUCache } from "lru-cache";
import type { ShopContext } from "../context/ShopContext.ts";
import { createQueue } from "./createQueue.ts";
import type { FoundPicture } from "./createPictureStore.ts";
import { measurePicture } from "./measurePicture.ts";

/** Records the measures of pictures for the pages that show them. */
export interface PictureBook {
  /** Measures a picture unless already done; false: try again later. Never rejects. */
  note(picture: FoundPicture): Promise<boolean>;
}

/** The most pictures that one process remembers as looked up. */
const maxRemembered = 20_000;

/**
 * Creates a book in the database. One picture is measured at a time, as nothing waits for the result. A process looks
 * up each picture once; after a failure it tries again when the picture is next found, but not if the file is not a
 * picture.
 */
export function createPictureBook(db: ShopContext["db"]): PictureBook {
  const seen = new LRUCache<string, true>({ max: maxRemembered });
  const queue = createQueue(1);

  async function write({ path, stamp, read }: FoundPicture): Promise<void> {
    const address = uploadsPath + path;
    const stored = await db.selectFrom("picture").select("stamp").where("path", "=", address).executeTakeFirst();
    if (stored?.stamp === stamp) return;
    const measures = await measurePicture(await read()).catch(() => null);
    if (measures === null) return;
    const measured = { stamp, ...measures };
    await db
      .insertInto("picture")
      .values({ path: address, ...measured })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(measured))
      .execute();
  }

  return {
    async note(picture) {
      const key = `${picture.path}|${picture.stamp}`;
      if (seen.get(key)) return true;
      seen.set(key, true);
      try {
        await queue(() => write(picture));
        return true;
      } catch {
        // The database or the store is unavailable: pages show no tone, but the picture itself is still served.
        seen.delete(key);
        return false;
      }
    },
  };
}
