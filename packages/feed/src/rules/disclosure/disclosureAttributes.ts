/**
 * Additional attributes, beside those of Google and Prisjakt, for legally required product information. Those in
 * `repeatedDisclosures` may occur several times, and in a table have several values in one cell.
 */
export const disclosureAttributes = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_contact",
  "eu_responsible_name",
  "eu_responsible_address",
  "eu_responsible_contact",
  "model",
  "batch",
  "safety_warning",
  "safety_document",
  "hazard_pictogram",
  "hazard_signal_word",
  "hazard_statement",
  "repairability_score",
  "spare_parts",
  "software_updates",
  "durability_guarantee_years",
  "durability_guarantee_label",
  "withdrawal_exemption",
  "take_back",
  "take_back_pickup",
] as const;

/** Name of such an attribute. */
export type DisclosureAttribute = (typeof disclosureAttributes)[number];

/** Attributes that a product may have several of. */
export const repeatedDisclosures: readonly DisclosureAttribute[] = [
  "safety_warning",
  "safety_document",
  "hazard_pictogram",
  "hazard_statement",
];
