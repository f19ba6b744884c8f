import type { FilterKind, OfferedRow } from "../../domain/filters/filterKinds.ts";
import type { ListingState } from "../../state/createListingState.ts";

/** The rows that a listing offers for one kind; empty for the page's own kind. */
export function listRows({ filters, own }: ListingState, kind: FilterKind): readonly OfferedRow[] {
  return own[kind] === undefined ? filters[kind] : [];
}
