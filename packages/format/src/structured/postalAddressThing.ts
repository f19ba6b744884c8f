import { type StructuredData, thing } from "./thing.ts";

/** A Swedish postal address. */
export interface PostalAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

/** Describes a Swedish address; empty parts are left out. */
export function postalAddressThing({ street, postalCode, city }: PostalAddress): StructuredData {
  return thing("PostalAddress", {
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: "SE",
  });
}

const written = /^(?<street>.+),\s*(?<postalCode>\d{3} ?\d{2})\s+(?<city>[^\d,]+)$/u;

/** Describes an address in one line, such as `Storgatan 1, 123 45 Stad`; as plain text if it is written otherwise. */
export function addressThing(line: string): StructuredData | string {
  const { street = "", postalCode = "", city = "" } = written.exec(line.trim())?.groups ?? {};
  return postalCode === "" ? line : postalAddressThing({ street, postalCode, city: city.trim() });
}
