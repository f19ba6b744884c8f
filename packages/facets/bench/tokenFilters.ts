import type { BenchRecord, BenchSchema, BenchSelection } from "./dimensions.ts";

/** One filter in the form of peers: any of some tokens, any of some ids, or a price range. */
export type TokenFilter =
  | { readonly dimension: string; readonly tokens: readonly string[] }
  | { readonly dimension: "ids"; readonly ids: readonly number[] }
  | { readonly dimension: "price"; readonly min: number; readonly max: number };

/** A token for one value of a product. */
export interface Token {
  readonly dimension: string;
  readonly token: string;
}

/** Turns records and selections into tokens: `c` category, `b` brand, `k` colour, `v` value. */
export function tokenFilters(schema: BenchSchema) {
  const groupOf = new Map<number, string>();
  for (const group of schema.groups) {
    const ids = group.kind === "choice" ? group.valueIds : group.values.map(({ id }) => id);
    for (const id of ids) groupOf.set(id, `g${group.id}`);
  }
  const tokensOf = (record: BenchRecord): Token[] => [
    ...record.categoryIds.map((id) => ({ dimension: "category", token: `c${id}` })),
    ...(record.dimensions?.["brand"] ?? []).map((id) => ({ dimension: "brand", token: `b${id}` })),
    ...(record.dimensions?.["color"] ?? []).map((id) => ({ dimension: "color", token: `k${id}` })),
    ...record.valueIds.map((id) => ({ dimension: groupOf.get(id) ?? "none", token: `v${id}` })),
  ];
  const groupFilters = ({ groups = [] }: BenchSelection): TokenFilter[] => {
    const tokens = new Map<number, string[]>();
    for (const part of groups) {
      const group = schema.groups.find(({ id }) => id === part.groupId);
      const inRange =
        group?.kind === "interval" && "min" in part
          ? group.values.filter(({ number }) => number >= part.min && number <= part.max).map(({ id }) => id)
          : [];
      const ids = "valueIds" in part ? part.valueIds : inRange;
      tokens.set(part.groupId, [...(tokens.get(part.groupId) ?? []), ...ids.map((id) => `v${id}`)]);
    }
    return [...tokens].map(([id, list]) => ({ dimension: `g${id}`, tokens: list }));
  };
  const filtersOf = (selection: BenchSelection): TokenFilter[] => {
    const { categoryId, ids, price } = selection;
    const { brand = [], color = [] } = selection.dimensions ?? {};
    return [
      ...(typeof categoryId === "number" ? [{ dimension: "page", tokens: [`c${categoryId}`] }] : []),
      ...(ids ? [{ dimension: "ids" as const, ids }] : []),
      ...(brand.length > 0 ? [{ dimension: "brand", tokens: brand.map((id) => `b${id}`) }] : []),
      ...(color.length > 0 ? [{ dimension: "color", tokens: color.map((id) => `k${id}`) }] : []),
      ...groupFilters(selection),
      ...(price
        ? [{ dimension: "price" as const, min: price.min ?? 0, max: price.max ?? Number.POSITIVE_INFINITY }]
        : []),
    ];
  };
  return { tokensOf, filtersOf };
}

/** The dimensions of a selection's filters that have their own counts. */
export function ownDimensions(filters: readonly TokenFilter[]): string[] {
  return filters.map(({ dimension }) => dimension).filter((name) => !["page", "ids", "price"].includes(name));
}
