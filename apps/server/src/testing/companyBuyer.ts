import type { CustomerForm } from "@torg/checkout/domain/customer";
import { aCheckoutUser } from "@torg/checkout/fixtures";

/** Valid input of a company that buys by invoice. */
export const companyForm: CustomerForm = {
  ...aCheckoutUser({ companyName: "Snickeri AB", identityNumber: "556016-0680" }),
  customerType: "company",
  acceptsTerms: true,
  totalOre: null,
};

/** The same as form fields. */
export const companyBuyer = {
  user_company: "Snickeri AB",
  user_pnr: "556016-0680",
  user_firstname: "Anna",
  user_lastname: "Andersson",
  user_email: "anna.andersson@example.se",
  user_mobile: "070-123 45 67",
  user_address: "Storgatan 1",
  user_co: "",
  user_zipcode: "123 45",
  user_city: "Staden",
  customer_type: "company",
  order_accept_terms: 1,
  order_total: "",
} as const;
