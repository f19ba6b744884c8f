import type { CustomerForm } from "@torg/checkout/domain/customer";
import { aCheckoutUser } from "@torg/checkout/fixtures";

/** What a company fills in to buy by invoice; nothing of it is wrong. */
export const companyBuyer = {
  ...aCheckoutUser({ user_company: "Snickeri AB", user_pnr: "556016-0680" }),
  customer_type: "company",
  order_accept_terms: 1,
  order_total: "",
} as const satisfies CustomerForm;
