import { uploadsPath } from "@torg/format/addresses";
import type { ShopConfig } from "../config/readConfig.ts";
import { createPictureStore } from "./createPictureStore.ts";
import { readPictureRequest } from "./pictureRequest.ts";
import { uploadFolders } from "./uploadFolders.ts";

/** A picture as somebody put it there. */
export interface Upload {
  /** What the name of its file ends in, such as `svg`. */
  readonly ending: string;
  readonly type: string;
  readonly body: Buffer;
}

/** Reads what lies under an address below `/assets/uploads/`, unchanged; null when there is nothing or it is no picture. */
export async function readUpload(
  config: Pick<ShopConfig, "dataDir" | "dataSet">,
  address: string,
): Promise<Upload | null> {
  const wanted = address.startsWith(uploadsPath)
    ? readPictureRequest(address.slice(uploadsPath.length), undefined)
    : null;
  if (wanted === null) return null;
  const store = createPictureStore({ sources: uploadFolders(config), cache: config.dataDir });
  const found = await store.find(wanted, "png");
  if (found === null) return null;
  return { ending: wanted.path.slice(wanted.path.lastIndexOf(".") + 1), type: found.type, body: found.body };
}
