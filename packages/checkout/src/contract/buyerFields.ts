import { wireText } from "@torg/http";
import { checkoutFields as fields } from "./checkoutFields.ts";

/** The buyer's details, by the names of the form fields. */
export const buyerFields = {
  companyName: [fields.companyName, wireText],
  identityNumber: [fields.identityNumber, wireText],
  firstName: [fields.firstName, wireText],
  lastName: [fields.lastName, wireText],
  email: [fields.email, wireText],
  mobile: [fields.mobile, wireText],
  address: [fields.address, wireText],
  careOf: [fields.careOf, wireText],
  postalCode: [fields.postalCode, wireText],
  city: [fields.city, wireText],
} as const;
