import { uploadsPath } from "@torg/format/addresses";
import type { ShopContext } from "../context/ShopContext.ts";
import { createQueue } from "./createQueue.ts";
import type { FoundPicture } from "./createPictureStore.ts";
import { measurePicture } from "./measurePicture.ts";

/** Notes what is known of pictures, for the pages that show them. */
export interface PictureBook {
  /** Measures a picture unless that was done; false: it is to be tried again. It never rejects. */
  note(picture: FoundPicture): Promise<boolean>;
}

/** Pictures that one process remembers to have looked up. */
const mostRemembered = 20_000;

/**
 * Makes a book in the database. One picture is measured at a time, whoever else waits: nobody waits for the book. A process
 * looks a picture up once; one that could not be read or noted is tried again when it is found the next time, and one that
 * is no picture is not.
 */
export function createPictureBook(db: ShopContext["db"]): PictureBook {
  const seen = new Set<string>();
  const queue = createQueue(1);

  async function write({ path, stamp, read }: FoundPicture): Promise<void> {
    const address = uploadsPath + path;
    const known = await db.selectFrom("picture").select("stamp").where("path", "=", address).executeTakeFirst();
    if (known?.stamp === stamp) return;
    const measures = await measurePicture(await read()).catch(() => null);
    if (measures === null) return;
    const told = { stamp, ...measures };
    await db
      .insertInto("picture")
      .values({ path: address, ...told })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(told))
      .execute();
  }

  return {
    async note(picture) {
      const key = `${picture.path}|${picture.stamp}`;
      if (seen.has(key)) return true;
      if (seen.size >= mostRemembered) seen.clear();
      seen.add(key);
      try {
        await queue(() => write(picture));
        return true;
      } catch {
        // The database or the store is away: pages draw no tone, and the picture comes all the same.
        seen.delete(key);
        return false;
      }
    },
  };
}
