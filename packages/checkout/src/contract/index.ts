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
  destroyDiscountCall,
  discountRequestSchema,
  loginFromCheckoutCall,
  postalCodeProblemSchema,
  showCheckoutCall,
  storeDiscountCall,
  subscribeCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updateOrderMessageCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "./checkoutCalls.ts";
export { customerFormSchema, freeOrderCall, manualPaymentCall, orderProblemSchema } from "./orderCalls.ts";
