import type { ListingField, ListingFields, ListingRequest } from "./listingParameters.ts";
import { listingFieldNames, listingParameters } from "./listingParameters.ts";
import type { GroupKind } from "./specificationString.ts";

type Some<Fields extends ListingField> = { -readonly [Field in Fields]?: ListingRequest[Field] };
type Read = Some<ListingField>;

function readField<Field extends ListingField>(request: Some<Field>, name: Field, fields: ListingFields): void {
  request[name] = listingParameters[name].read(fields);
}

const isWhole = (request: Read): request is ListingRequest => listingFieldNames.every((name) => name in request);

/**
 * Reads the parameters of a listing from an address or a plain form (`new URLSearchParams(…)` suits); whatever is
 * malformed in it is left out. Repeated fields of ids and specifications are joined; the groups, when known, decide
 * between values and intervals. Of prices that cross each other neither counts.
 */
export function readListingRequest(
  parameters: Iterable<readonly [string, string]>,
  groups: readonly GroupKind[] = [],
): ListingRequest {
  const fields = { entries: [...parameters], groups };
  const request: Read = {};
  for (const name of listingFieldNames) readField(request, name, fields);
  if (!isWhole(request)) throw new TypeError("A parameter of a listing was not read.");
  const { priceMin, priceMax } = request;
  const isCrossed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return isCrossed ? { ...request, priceMin: null, priceMax: null } : request;
}
