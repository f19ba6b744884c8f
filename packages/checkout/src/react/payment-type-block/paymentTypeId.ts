/** Prefix of the id of a payment type's control, before its payment_type_id, so that a link can target it. */
export const paymentTypeId = "payment-type-";
