/** A company's input in the checkout besides its postal code, by field name. */
export const companyCustomer = {
  Företagsnamn: "Snickeri AB",
  Organisationsnummer: "556016-0680",
  Förnamn: "Anna",
  Efternamn: "Andersson",
  "E-post": "anna@snickeri.example",
  Mobilnummer: "070-123 45 67",
  Adress: "Storgatan 1",
  Ort: "Skärholmen",
} as const;
