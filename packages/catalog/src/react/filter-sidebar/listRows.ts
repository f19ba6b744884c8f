import type { FilterKind, OfferedRow } from "../../domain/filters/filterKinds.ts";
import type { ListingState } from "../../state/createListingState.ts";

/** What a listing offers of one kind; nothing of what is the page's own. */
export function listRows({ filters, own }: ListingState, kind: FilterKind): readonly OfferedRow[] {
  return own[kind] === undefined ? filters[kind] : [];
}
