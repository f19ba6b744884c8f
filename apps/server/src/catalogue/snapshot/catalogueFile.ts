import { openFacetIndex } from "@torg/facets";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Catalogue } from "../data/Catalogue.ts";
import { openProductWords } from "../search/openProductWords.ts";
import { readPacked, writePacked } from "./packedFile.ts";

/** The written part of a catalogue: its indexes are opened again from their columns. */
type WrittenCatalogue = Omit<Catalogue, "index" | "words">;

// Only reads what this code has written, so it is not validated.
const writtenSchema = z.custom<WrittenCatalogue>();

const fileOf = (folder: string): string => join(folder, "catalogue");

/** Writes a catalogue into a folder. */
export async function writeCatalogue(folder: string, catalogue: Catalogue): Promise<void> {
  const { index: _index, words: _words, ...written } = catalogue;
  await writePacked(fileOf(folder), written);
}

/** Reads a catalogue written by this version of the shop; its indexes need not be rebuilt. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const written = writtenSchema.parse(await readPacked(fileOf(folder)));
  return { ...written, index: openFacetIndex(written.columns), words: openProductWords(written.wordColumns) };
}
