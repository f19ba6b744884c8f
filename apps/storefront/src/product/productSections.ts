import type { ProductDetail } from "@torg/catalog/contract";
import { hasSafety } from "@torg/catalog/domain/product";
import { productTexts } from "@torg/catalog/texts";
import type { ReviewPage } from "@torg/reviews/domain";
import type { SectionLink } from "@torg/ui";
import { storefrontTexts } from "../texts/sv.ts";

/** The sections that the page of a product has below its first view, in their order. */
export function productSections(
  product: Pick<ProductDetail, "description" | "specifications" | "disclosure" | "matchingProducts">,
  reviews: ReviewPage | null,
): readonly SectionLink[] {
  const { description, specifications, disclosure, matching } = productTexts;
  const hasSafetyPart = product.disclosure !== null && hasSafety(product.disclosure);
  const sections = [
    { id: "beskrivning", label: description, isThere: product.description !== "" },
    { id: "specifikationer", label: specifications, isThere: product.specifications.length > 0 },
    { id: "sakerhet", label: disclosure.safety, isThere: hasSafetyPart },
    { id: "matching", label: matching, isThere: product.matchingProducts.length > 0 },
    { id: "omdomen", label: storefrontTexts.product.reviews, isThere: (reviews?.reviews.length ?? 0) > 0 },
  ];
  return sections.flatMap(({ id, label, isThere }) => (isThere ? [{ id, label }] : []));
}
