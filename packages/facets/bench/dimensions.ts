import type { FacetRecord, FacetSchema, FacetSelection } from "@torg/facets";

/** The dimensions of the synthetic shop, besides category, price and values. */
export const dimensions = ["brand", "color"] as const;

type Dimension = (typeof dimensions)[number];

/** One of its products. */
export type BenchRecord = FacetRecord<Dimension>;

/** What its ids mean. */
export type BenchSchema = FacetSchema<Dimension>;

/** A selection in it. */
export type BenchSelection = FacetSelection<Dimension>;
