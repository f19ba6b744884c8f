export {
  addonProductSchema,
  cartLineSchema,
  cartSchema,
  cartTotalsSchema,
  liftDeliveryFields,
  recommendedProductsSchema,
  vatRateSchema,
} from "./cartSchema.ts";
export { manualPuffSchema, manualPuffsSchema } from "./manualPuffSchema.ts";
export { destroyDiscountCall, discountRequestSchema, storeDiscountCall } from "./discountCalls.ts";
export { discountRowSchema, discountSchema } from "./discountSchema.ts";
export {
  addToCartCall,
  addToCartFormSchema,
  cartCall,
  emptyStateCategoriesCall,
  productUpdateSchema,
  updateProductsAnswerSchema,
  updateProductsCall,
  updateProductsRequestSchema,
} from "./cartCalls.ts";
