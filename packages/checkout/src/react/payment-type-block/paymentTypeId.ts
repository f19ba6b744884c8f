/** What the id of the control of a way to pay begins with, before its payment_type_id. A link can then lead to it. */
export const paymentTypeId = "payment-type-";
