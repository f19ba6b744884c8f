import type { FilterKind } from "../../domain/filters/filterKinds.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import type { FilterEntry } from "./FilterEntries.tsx";
import { listParts } from "../../domain/filters/filterParts.ts";
import { listRows } from "./listRows.ts";

/** The entries of the filter panel that have content, with the current choices in each. */
export function useFilterEntries(listing: ListingState): readonly FilterEntry[] {
  const { filters: texts } = useCatalogTexts();
  const { selection, groups } = useListing(listing);
  const { currentCategory: category, subcategories } = listing.filters;
  const level = category?.level ?? null;
  const has = (kind: FilterKind): boolean => listRows(listing, kind).length > 0;
  const summary = (kind: FilterKind): string => {
    const chosen = listRows(listing, kind).filter(({ id }) => selection[kind].includes(String(id)));
    return texts.kinds[kind].chosen(chosen.map(({ name }) => name));
  };
  const entries: readonly (FilterEntry & { readonly has: boolean })[] = [
    {
      part: "category",
      title: level === null || level === 1 ? texts.category : texts.subcategory,
      summary: summary("categories"),
      // A third-level category has no links below it; the one to its parent is beside the entries.
      has: (level !== 3 && subcategories.length > 0) || has("categories"),
    },
    ...listParts.map((part) => ({
      part,
      title: texts.kinds[part].title,
      summary: summary(part),
      has: has(part),
    })),
    {
      part: "specifications",
      title: texts.specifications,
      summary: texts.chosen(
        groups
          .filter(({ groupId }) => selection.specifications.some((choice) => choice.groupId === String(groupId)))
          .map(({ title }) => title),
      ),
      has: groups.length > 0,
    },
  ];
  return entries.filter((entry) => entry.has);
}
