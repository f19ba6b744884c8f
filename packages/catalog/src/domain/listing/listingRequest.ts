import type { ListingField, ListingFields, ListingRequest } from "./listingParameters.ts";
import { listingFieldNames, listingParameters } from "./listingParameters.ts";
import type { GroupKind } from "./specificationString.ts";

type Some<Fields extends ListingField> = { -readonly [Field in Fields]?: ListingRequest[Field] };
type Read = Some<ListingField>;

function readField<Field extends ListingField>(request: Some<Field>, name: Field, fields: ListingFields): void {
  request[name] = listingParameters[name].read(fields);
}

const hasAllKeys = (request: Read): request is ListingRequest => listingFieldNames.every((name) => name in request);

/**
 * Reads the parameters of a listing from an address or a plain form (accepts a `URLSearchParams`); malformed ones are
 * ignored. Repeated fields of ids and specifications are joined; the groups, if known, decide between values and
 * intervals. If minimum and maximum price cross, both are ignored.
 */
export function readListingRequest(
  parameters: Iterable<readonly [string, string]>,
  groups: readonly GroupKind[] = [],
): ListingRequest {
  const fields = { entries: [...parameters], groups };
  const request: Read = {};
  for (const name of listingFieldNames) readField(request, name, fields);
  if (!hasAllKeys(request)) throw new TypeError("A parameter of a listing was not read.");
  const { priceMin, priceMax } = request;
  const isCrossed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return isCrossed ? { ...request, priceMin: null, priceMax: null } : request;
}
