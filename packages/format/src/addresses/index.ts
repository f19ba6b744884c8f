export { shopAddresses } from "./shopAddresses.ts";
export type { ShopAddresses } from "./shopAddresses.ts";
