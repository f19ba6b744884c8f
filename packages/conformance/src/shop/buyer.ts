/** Somebody who does not exist, with an organisation number whose check digit is right. */
export const buyer = {
  user_company: "Conformance Test AB",
  user_pnr: "559912-3451",
  user_firstname: "Conformance",
  user_lastname: "Test",
  user_email: "conformance@example.com",
  user_mobile: "070-123 45 67",
  user_address: "Testgatan 1",
  user_co: "",
  user_zipcode: "111 22",
  user_city: "Stockholm",
  order_total: "",
  customer_type: "company",
  order_accept_terms: 1,
} as const;

/** A form with nothing in it. */
export const nobody = {
  user_company: "",
  user_pnr: "",
  user_firstname: "",
  user_lastname: "",
  user_email: "",
  user_mobile: "",
  user_address: "",
  user_co: "",
  user_zipcode: "",
  user_city: "",
  order_total: "",
  customer_type: "company",
  order_accept_terms: 0,
} as const;
