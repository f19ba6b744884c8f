import { withoutSpaces } from "@torg/format/typed";
import { countyPrefixes } from "./countyPrefixes.ts";

const counties: ReadonlyMap<string, string> = new Map(
  Object.entries(countyPrefixes).flatMap(([county, prefixes]) =>
    prefixes.split(" ").map((prefix): [string, string] => [prefix, county]),
  ),
);

/** The letters of the county of a Swedish postal code, such as `AB`; null if it is not a valid code. */
export function countyOfPostalCode(postalCode: string): string | null {
  const digits = withoutSpaces(postalCode);
  if (!/^\d{5}$/.test(digits)) return null;
  for (let length = digits.length; length > 0; length -= 1) {
    const county = counties.get(digits.slice(0, length));
    if (county !== undefined) return county;
  }
  return null;
}
