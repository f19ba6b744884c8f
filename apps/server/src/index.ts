export { readConfig } from "./config/readConfig.ts";
export type { DataSet, ShopConfig } from "./config/readConfig.ts";
export { prefersJson } from "./http/nativeForm.ts";
export { everyAnswer } from "./http/securityHeaders.ts";
export { paymentHosts } from "./payments/paymentHosts.ts";
export { createShop } from "./shop/createShop.ts";
export type { Shop, ShopOptions } from "./shop/createShop.ts";
export type { ShopContext } from "./shop/ShopContext.ts";
export { seedWhenEmpty } from "./seed/seedWhenEmpty.ts";
