import { openFacetIndex } from "@torg/facets";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Catalogue } from "../data/Catalogue.ts";
import { openProductWords } from "../search/openProductWords.ts";
import { readPacked, writePacked } from "./packedFile.ts";

/** A catalogue as it is written: its indexes are opened again over their columns. */
type WrittenCatalogue = Omit<Catalogue, "index" | "words">;

// What was written here is what comes out.
const writtenSchema = z.custom<WrittenCatalogue>();

const fileOf = (folder: string): string => join(folder, "catalogue");

/** Writes a catalogue into a folder. */
export async function writeCatalogue(folder: string, catalogue: Catalogue): Promise<void> {
  const { index: _index, words: _words, ...written } = catalogue;
  await writePacked(fileOf(folder), written);
}

/** Reads a catalogue that this version of the shop has written; nothing of its indexes is built anew. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const written = writtenSchema.parse(await readPacked(fileOf(folder)));
  return { ...written, index: openFacetIndex(written.columns), words: openProductWords(written.wordColumns) };
}
