/** A fictitious buyer, with an organisation number whose check digit is valid. */
export const buyer = {
  companyName: "Conformance Test AB",
  identityNumber: "559912-3451",
  firstName: "Conformance",
  lastName: "Test",
  email: "conformance@example.com",
  mobile: "070-123 45 67",
  address: "Testgatan 1",
  careOf: "",
  postalCode: "111 22",
  city: "Stockholm",
  totalOre: null,
  customerType: "company",
  acceptsTerms: true,
} as const;

/** An empty form. */
export const nobody = {
  companyName: "",
  identityNumber: "",
  firstName: "",
  lastName: "",
  email: "",
  mobile: "",
  address: "",
  careOf: "",
  postalCode: "",
  city: "",
  totalOre: null,
  customerType: "company",
  acceptsTerms: false,
} as const;
