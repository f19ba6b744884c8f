import type { FacetSelection } from "@torg/facets";
import type { BenchCatalogue } from "./catalogue.ts";

/** What an engine says about one selection; the sum of all counts shows whether engines count the same. */
export interface BenchAnswer {
  readonly total: number;
  readonly countSum: number;
  readonly ids: readonly number[];
}

/** An engine that holds a catalogue. */
export interface LoadedEngine {
  readonly query: (selection: FacetSelection) => BenchAnswer | Promise<BenchAnswer>;
  readonly close?: () => Promise<void>;
}

/** Something to measure. */
export interface BenchEngine {
  readonly name: string;
  /** The largest catalogue that it is measured with, since it takes minutes beyond. */
  readonly largest: number;
  readonly load: (catalogue: BenchCatalogue) => LoadedEngine | Promise<LoadedEngine>;
}
