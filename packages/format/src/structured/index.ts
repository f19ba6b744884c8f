export { breadcrumbThing } from "./breadcrumbThing.ts";
export { returnPolicyThing } from "./returnPolicyThing.ts";
export type { ReturnRules } from "./returnPolicyThing.ts";
export { member, thing, thingsOfPage, wholeAddress } from "./thing.ts";
export type { FactsOf, StructuredData, ThingValue } from "./thing.ts";
export type { ThingFacts } from "./thingFacts.ts";
export { internationalPhone } from "./internationalPhone.ts";
export { addressThing, postalAddressThing } from "./postalAddressThing.ts";
export type { PostalAddress } from "./postalAddressThing.ts";
