import { defineIsland } from "@torg/islands";
import { openedPage } from "../client/openedPage.ts";
import { VariantView, variantsOf } from "../pages/VariantView.tsx";

const goTo = (address: string) => {
  window.location.assign(address);
};

export const { mount } = defineIsland(async () => {
  const { page } = await openedPage();
  if (page.page !== "product") throw new Error(`Variants cannot be chosen on the page ${page.page}.`);
  return <VariantView product={page.product} variants={variantsOf(page.product, window.location.search, goTo)} />;
});
