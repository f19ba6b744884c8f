import { ProductDescription, type ProductDescriptionProps } from "@torg/catalog";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { defineIsland } from "@torg/islands/server";
import type { WiredLongText } from "@torg/ui/wire";

/** The text about a product: its beginning until it is opened, cleaned where a feed has brought it as HTML. */
export const longText = defineIsland({
  name: "longText",
  view: ProductDescription,
  asleep: (given: ProductDescriptionProps) => given,
  props: (): WiredLongText => laterCatalogTexts.product.longText,
  isLate: true,
  awake: () => import("./longText.awake.ts"),
});
