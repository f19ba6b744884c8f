import type { FacetRecord, FacetSchema, FacetSelection } from "@torg/facets";

/** What the made-up shop is filtered by besides category, price and values. */
export const dimensions = ["brand", "color"] as const;

type Dimension = (typeof dimensions)[number];

/** One of its products. */
export type BenchRecord = FacetRecord<Dimension>;

/** What its ids mean. */
export type BenchSchema = FacetSchema<Dimension>;

/** What is asked of it. */
export type BenchSelection = FacetSelection<Dimension>;
