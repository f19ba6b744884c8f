import type { FacetSelection } from "@torg/facets";
import type { BenchCatalogue } from "./catalogue.ts";

/** An engine's answer to one selection; the sum of all counts shows whether engines count alike. */
export interface BenchAnswer {
  readonly total: number;
  readonly countSum: number;
  readonly ids: readonly number[];
}

/** An engine with a loaded catalogue. */
export interface LoadedEngine {
  readonly query: (selection: FacetSelection) => BenchAnswer | Promise<BenchAnswer>;
  readonly close?: () => Promise<void>;
}

/** An engine to measure. */
export interface BenchEngine {
  readonly name: string;
  /** The largest catalogue to measure it with, because larger ones take minutes. */
  readonly largest: number;
  readonly load: (catalogue: BenchCatalogue) => LoadedEngine | Promise<LoadedEngine>;
}
