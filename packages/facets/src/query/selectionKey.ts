import type { FacetSelection } from "../facetSelection.ts";

function listKey(ids: readonly number[] = []): string {
  return [...new Set(ids)].sort((a, b) => a - b).join(",");
}

/** The same string for equivalent selections, whatever their order; null with a subset, which rarely repeats. */
export function selectionKey(selection: FacetSelection): string | null {
  if ((selection.ids ?? null) !== null) return null;
  const { categoryId = null, price = null, sort = "popular", page = 1, perPage = 24 } = selection;
  const groups = (selection.groups ?? []).map((part) =>
    "valueIds" in part ? `${part.groupId}:${listKey(part.valueIds)}` : `${part.groupId}:${part.min}~${part.max}`,
  );
  const dimensions = Object.entries(selection.dimensions ?? {}).flatMap(([name, ids = []]) =>
    ids.length === 0 ? [] : `${JSON.stringify(name)}:${listKey(ids)}`,
  );
  return [
    categoryId ?? "",
    dimensions.sort().join(";"),
    listKey(selection.categoryIds),
    groups.sort().join(";"),
    price === null ? "" : `${price.min ?? ""}~${price.max ?? ""}`,
    sort === "relevance" ? "popular" : sort,
    page,
    perPage,
  ].join("|");
}
