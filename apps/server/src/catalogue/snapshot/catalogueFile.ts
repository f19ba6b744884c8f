import { openFacetIndex, type FacetColumns } from "@torg/facets";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Catalogue } from "../data/Catalogue.ts";
import type { FacetDimension } from "../data/facetDimensions.ts";
import { readPacked, writePacked } from "./packedFile.ts";

/** A catalogue as it is written: what its index answers from in the place of the index. */
interface WrittenCatalogue extends Omit<Catalogue, "index"> {
  readonly columns: FacetColumns<FacetDimension>;
}

// What was written here is what comes out.
const writtenSchema = z.custom<WrittenCatalogue>();

const fileOf = (folder: string): string => join(folder, "catalogue");

/** Writes a catalogue into a folder. */
export async function writeCatalogue(folder: string, { index, ...rest }: Catalogue): Promise<void> {
  const written: WrittenCatalogue = { ...rest, columns: index.columns };
  await writePacked(fileOf(folder), written);
}

/** Reads a catalogue that this version of the shop has written; nothing of its index is built anew. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const { columns, ...rest } = writtenSchema.parse(await readPacked(fileOf(folder)));
  return { ...rest, index: openFacetIndex(columns) };
}
