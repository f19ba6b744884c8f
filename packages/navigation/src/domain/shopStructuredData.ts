import {
  addressThing,
  internationalPhone,
  returnPolicyThing,
  type ReturnRules,
  type StructuredData,
  thing,
} from "@torg/format/structured";

/** The data of a shop for search engines. */
export interface DescribedShop {
  readonly name: string;
  readonly origin: string;
  /** Address of a square logo of at least 112 pixels, within the shop. */
  readonly logo: string;
  readonly company: {
    readonly name: string;
    readonly organisationNumber: string;
    readonly vatNumber: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly returns: ReturnRules | null;
  /** Address of the shop's search, with `{query}` for the words; null if there is none. */
  readonly search: string | null;
}

function contactOf({ email, phone }: DescribedShop["company"]): StructuredData | null {
  if (email === "" && phone === "") return null;
  const telephone = internationalPhone(phone);
  return thing("ContactPoint", { contactType: "customer service", email, telephone, availableLanguage: "sv" });
}

/** Describes the seller as schema.org OnlineStore, and the shop's search as WebSite. */
export function shopStructuredData(shop: DescribedShop): readonly StructuredData[] {
  const { name, origin, logo, company, returns, search } = shop;
  const url = `${origin}/`;
  const seller = thing("OnlineStore", {
    name,
    legalName: company.name,
    url,
    logo: origin + logo,
    email: company.email,
    telephone: internationalPhone(company.phone),
    address: addressThing(company.address),
    vatID: company.vatNumber,
    taxID: company.organisationNumber,
    contactPoint: contactOf(company),
    hasMerchantReturnPolicy: returns && returnPolicyThing(returns),
  });
  const urlTemplate = search === null ? "" : origin + search.replace("{query}", "{search_term_string}");
  const action = thing("SearchAction", {
    target: thing("EntryPoint", { urlTemplate }),
    "query-input": "required name=search_term_string",
  });
  const site = thing("WebSite", { name, url, inLanguage: "sv", potentialAction: search === null ? null : action });
  return [seller, site];
}
