import { type ShopPage, shopPages } from "@torg/pages/contract";

/** Every address that is a page. What it shows is decided by the shop server; the last one also finds lost visitors. */
export const pageRoutes: readonly ShopPage[] = [
  ...Object.values(shopPages),
  { path: "/*", cache: "shared", zone: "shop" },
];
