export { cancelPaymentCall, payAgainCall, paymentStateCall } from "./appPaymentCalls.ts";
export { appPaymentSchema } from "./appPaymentSchema.ts";
export { destroyDiscountCall, discountRequestSchema, storeDiscountCall } from "@torg/cart/contract";
export {
  checkoutDataSchema,
  checkoutUserSchema,
  deliveryCheckoutSchema,
  deliveryOptionSchema,
  paymentTypeSchema,
} from "./checkoutSchema.ts";
export { byFormField, checkoutFields } from "./checkoutFields.ts";
export { customerTypeSchema } from "./customerTypeSchema.ts";
export {
  deliverySelectionSchema,
  postalCodeProblemSchema,
  showCheckoutCall,
  subscribeCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updateOrderMessageCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "./checkoutCalls.ts";
export { changeDetailsCall } from "./changeDetailsCall.ts";
export { customerDetailsSchema } from "./customerDetailsSchema.ts";
export { countrySchema } from "./countrySchema.ts";
export { customerFormSchema, freeOrderCall, manualPaymentCall, orderProblemSchema } from "./orderCalls.ts";
export { placedOrderSchema } from "./placedOrderSchema.ts";
