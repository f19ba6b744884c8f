import type { ProductTexts } from "../../texts/productSv.ts";
import { productTexts } from "../../texts/productSv.ts";
import { useLaterTexts } from "./CatalogProvider.tsx";

/** The words of a product's own page; they arrive with the parts that show them. */
export function useProductTexts(): ProductTexts {
  return useLaterTexts().productTexts ?? productTexts;
}
