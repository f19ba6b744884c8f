import { ProductGallery } from "@torg/catalog";
import { defineIsland } from "@torg/islands";
import { openedPage } from "../awake/openedPage.ts";

export const { mount } = defineIsland(async () => {
  const [{ page }] = await Promise.all([openedPage(), import("../client/lightboxStyles.ts")]);
  if (page.page !== "product") throw new Error(`There are no pictures of a product on the page ${page.page}.`);
  return <ProductGallery images={page.product.images} name={page.product.product_name} />;
});
