import type { CustomerForm } from "@torg/checkout/domain/customer";
import { withoutSpaces } from "@torg/format/typed";

/** The name and address of a buyer, as columns of orders and accounts, from a tidied form. */
export function buyerColumns(tidy: CustomerForm) {
  return {
    first_name: tidy.firstName,
    last_name: tidy.lastName,
    mobile: tidy.mobile,
    address: tidy.address,
    co: tidy.careOf,
    zipcode: withoutSpaces(tidy.postalCode),
    city: tidy.city,
  };
}
