export { destroyDiscountCall, discountRequestSchema, storeDiscountCall } from "@torg/cart/contract";
export {
  checkoutDataSchema,
  checkoutUserSchema,
  countrySchema,
  customerTypeSchema,
  deliveryCheckoutSchema,
  deliveryOptionSchema,
  paymentTypeSchema,
} from "./checkoutSchema.ts";
export {
  deliverySelectionSchema,
  logOutCall,
  loginFromCheckoutCall,
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
export { customerFormSchema, freeOrderCall, manualPaymentCall, orderProblemSchema } from "./orderCalls.ts";
