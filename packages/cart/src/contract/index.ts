export { addToCartPath, cartFields, cartPaths } from "./cartForms.ts";
export { totalEvent } from "./cartEvents.ts";
export type { CartEvents } from "./cartEvents.ts";
export {
  cartLineSchema,
  cartSchema,
  cartSchemaWith,
  cartTotalsSchema,
  liftDeliveryFields,
  selectedDeliverySchema,
  suggestedProductsSchema,
  vatFactorSchema,
} from "./cartSchema.ts";
export type { CartParts } from "./cartSchema.ts";
export { destroyDiscountCall, discountRequestSchema, storeDiscountCall } from "./discountCalls.ts";
export { discountRowSchema, discountSchema } from "./discountSchema.ts";
export {
  addToCartCall,
  addToCartFormSchema,
  cartCall,
  emptyStateCategoriesCall,
  productUpdateSchema,
  updateProductsResponseSchema,
  updateProductsCall,
  updateProductsRequestSchema,
} from "./cartCalls.ts";
export { readCartPath } from "./readCartPath.ts";
export { lineEnergy, lineEnergySchema } from "./lineEnergySchema.ts";
export type { LabelledProduct } from "./lineEnergySchema.ts";
export { suggestedProductSchema } from "./suggestedProductSchema.ts";
export { trackingItems } from "./trackingItems.ts";
export type { TrackingItem } from "./trackingItems.ts";
