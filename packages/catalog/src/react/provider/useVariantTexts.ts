import type { VariantTexts } from "../../texts/variantSv.ts";
import { variantTexts } from "../../texts/variantSv.ts";
import { useLaterTexts } from "./CatalogProvider.tsx";

/** The words of the variant picker; they arrive with the parts that show them. */
export function useVariantTexts(): VariantTexts {
  return useLaterTexts().variantTexts ?? variantTexts;
}
