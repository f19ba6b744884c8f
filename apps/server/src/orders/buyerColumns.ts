import type { CustomerForm } from "@torg/checkout/domain/customer";

/** Who and where a buyer is, in the columns of orders and accounts, from a tidy form. */
export function buyerColumns(tidy: CustomerForm) {
  return {
    first_name: tidy.firstName,
    last_name: tidy.lastName,
    mobile: tidy.mobile,
    address: tidy.address,
    co: tidy.careOf,
    zipcode: tidy.postalCode.replaceAll(/\s/g, ""),
    city: tidy.city,
  };
}
