export { storeSchema } from "./storeSchema.ts";
export { storeStockCall, storeStockSchema } from "./storeStockCall.ts";
