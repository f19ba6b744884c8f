import { fileURLToPath } from "node:url";
import type { ShopContext } from "../../context/ShopContext.ts";
import { createPictureBook } from "../../images/createPictureBook.ts";
import { askSource } from "../../images/createPictureStore.ts";
import { createFolderStore } from "../../objects/createFolderStore.ts";

const uploads = fileURLToPath(new URL("../../../data/demo/uploads", import.meta.url));

/** Measures the demo's own photographs, so that the first visitor already sees their tones. Gives how many. */
export async function measureDemoPictures(db: ShopContext["db"]): Promise<number> {
  const folder = { store: createFolderStore(uploads), prefix: "" };
  const book = createPictureBook(db);
  let count = 0;
  for await (const path of folder.store.list("photos/")) {
    const picture = path.endsWith(".jpg") ? await askSource(folder, path) : null;
    if (picture !== null && (await book.note({ ...picture, path }))) count += 1;
  }
  return count;
}
