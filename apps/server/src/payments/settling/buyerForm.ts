import { type CustomerForm, emptyCustomerForm } from "@torg/checkout/domain/customer";
import type { Buyer } from "../../providers/PaymentProvider.ts";

/** Text of a provider cleaned for a parcel label. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 200);

/** The form of a buyer whom the provider asked for name and address. */
export function buyerForm(buyer: Buyer): CustomerForm {
  return {
    ...emptyCustomerForm,
    companyName: tidy(buyer.company),
    identityNumber: tidy(buyer.companyNumber),
    firstName: tidy(buyer.firstName),
    lastName: tidy(buyer.lastName),
    email: tidy(buyer.email),
    mobile: tidy(buyer.mobile),
    address: tidy(buyer.address),
    careOf: tidy(buyer.careOf),
    postalCode: tidy(buyer.postalCode),
    city: tidy(buyer.city),
    acceptsTerms: true,
  };
}
