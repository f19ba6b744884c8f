import { uploadsPath } from "@torg/format/addresses";
import type { ShopContext } from "../context/ShopContext.ts";
import { createQueue } from "./createQueue.ts";
import type { FoundPicture } from "./createPictureStore.ts";
import { measurePicture } from "./measurePicture.ts";

/** Notes what is known of pictures, for the pages that show them. */
export interface PictureBook {
  /** Measures a picture unless that was done; whether it is known afterwards. It never rejects. */
  note(picture: FoundPicture): Promise<boolean>;
}

/** Pictures that one process remembers to have looked up. */
const mostRemembered = 20_000;

/**
 * Makes a book in the database. One picture is measured at a time, whoever else waits: nobody waits for the book. A process
 * looks a picture up once; one that cannot be measured or noted is tried again when it is found the next time.
 */
export function createPictureBook(db: ShopContext["db"]): PictureBook {
  const seen = new Set<string>();
  const queue = createQueue(1);

  async function write({ path, stamp, read }: FoundPicture): Promise<void> {
    const address = uploadsPath + path;
    const known = await db.selectFrom("picture").select("stamp").where("path", "=", address).executeTakeFirst();
    if (known?.stamp === stamp) return;
    const told = { stamp, ...(await measurePicture(await read())) };
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
        // The database is away, or the file is no picture: pages draw no tone, and the picture comes all the same.
        seen.delete(key);
        return false;
      }
    },
  };
}
