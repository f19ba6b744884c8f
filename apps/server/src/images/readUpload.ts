import { uploadsPath } from "@torg/format/addresses";
import { createPictureStore } from "./createPictureStore.ts";
import { readPictureRequest } from "./pictureRequest.ts";
import { objectStoreOf } from "../objects/objectStoreOf.ts";
import { type PicturePlace, uploadFolders } from "./uploadFolders.ts";

/** A picture as uploaded. */
export interface Upload {
  /** The extension of its file, such as `svg`. */
  readonly ending: string;
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Reads the file for an address below `/assets/uploads/`, unchanged; null if there is none or it is not a picture.
 * Rejects while the store that may have it is unavailable.
 */
export async function readUpload(place: PicturePlace, address: string): Promise<Upload | null> {
  const wanted = address.startsWith(uploadsPath)
    ? readPictureRequest(address.slice(uploadsPath.length), undefined)
    : null;
  if (wanted === null) return null;
  const store = createPictureStore({
    sources: uploadFolders(place),
    cache: { store: objectStoreOf(place), prefix: "pictures/" },
  });
  const found = await store.find(wanted, "png");
  if (found === null) return null;
  return { ending: wanted.path.slice(wanted.path.lastIndexOf(".") + 1), type: found.type, body: found.body };
}
