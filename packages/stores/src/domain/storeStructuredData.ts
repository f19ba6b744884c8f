import type { Store } from "./store.ts";

/** Gives what search engines read of a store (schema.org Store); what is not known is left out. */
export function storeStructuredData(store: Store, origin: string): Readonly<Record<string, unknown>> {
  const { name, address, zip, city, lat, lng, phoneNumber: telephone, email, pageUrl: path } = store;
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    name,
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      postalCode: zip,
      addressLocality: city,
      addressCountry: "SE",
    },
    ...(lat === null || lng === null ? {} : { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } }),
    ...(telephone === "" ? {} : { telephone }),
    ...(email === "" ? {} : { email }),
    ...(path === null ? {} : { url: origin + path }),
  };
}
