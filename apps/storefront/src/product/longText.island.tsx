import { ProductDescription, type ProductDescriptionProps } from "@torg/catalog";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { type WiredLongText, wireLongText } from "@torg/ui/wire";

/** The product description: only its beginning until it is opened, sanitized when a feed supplied it as HTML. */
export const longText = defineIsland({
  name: "longText",
  view: ProductDescription,
  asleep: (given: ProductDescriptionProps) => given,
  props: (): WiredLongText => laterCatalogTexts.product.longText,
  isLate: true,
});

/** Expands and collapses the text, all of which is in the page. It needs no React. */
export const mount: Mount = (element) => {
  const labels: WiredLongText = JSON.parse(element.dataset["props"] ?? "{}");
  wireLongText(element, labels);
};
