import { fileURLToPath } from "node:url";
import type { DataSet } from "../config/readConfig.ts";
import { createFolderStore } from "../objects/createFolderStore.ts";
import { type ObjectPlace, objectStoreOf } from "../objects/objectStoreOf.ts";
import type { PictureFolder } from "./createPictureStore.ts";

const dataFolder = fileURLToPath(new URL("../../data", import.meta.url));

/** The location of a shop's pictures. */
export interface PicturePlace extends ObjectPlace {
  readonly dataSet: DataSet;
}

/** The folders below `/assets/uploads/`: the shop's own, then those of its data set. */
export function uploadFolders(place: PicturePlace): readonly PictureFolder[] {
  const ofDataSet = createFolderStore(`${dataFolder}/${place.dataSet}`);
  return [
    { store: objectStoreOf(place), prefix: "uploads/" },
    { store: ofDataSet, prefix: "uploads/" },
  ];
}
