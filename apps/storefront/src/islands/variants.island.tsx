import { defineIsland } from "@torg/islands";
import { openedPage } from "../client/openedPage.ts";
import { VariantView, variantPickerId, variantsOf } from "../pages/VariantView.tsx";

const goTo = (address: string) => {
  window.location.assign(`${address}#${variantPickerId}`);
};

export const { mount } = defineIsland(async () => {
  const { page, settings } = await openedPage();
  if (page.page !== "product") throw new Error(`Variants cannot be chosen on the page ${page.page}.`);
  const variants = variantsOf(page.product, window.location.search, goTo);
  return <VariantView product={page.product} variants={variants} settings={settings} />;
});
