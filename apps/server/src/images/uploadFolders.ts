import { fileURLToPath } from "node:url";
import type { DataSet } from "../config/readConfig.ts";
import { createFolderStore } from "../objects/createFolderStore.ts";
import { type ObjectPlace, objectStoreOf } from "../objects/objectStoreOf.ts";
import type { PictureFolder } from "./createPictureStore.ts";

const dataFolder = fileURLToPath(new URL("../../data", import.meta.url));

/** Where the pictures of a shop lie. */
export interface PicturePlace extends ObjectPlace {
  readonly dataSet: DataSet;
}

/** Where the pictures below `/assets/uploads/` lie: the shop's own, and then those of its data set. */
export function uploadFolders(place: PicturePlace): readonly PictureFolder[] {
  const ofDataSet = createFolderStore(`${dataFolder}/${place.dataSet}`);
  return [
    { store: objectStoreOf(place), prefix: "uploads/" },
    { store: ofDataSet, prefix: "uploads/" },
  ];
}
