import type { CompareTexts } from "../../texts/compareSv.ts";
import { compareTexts } from "../../texts/compareSv.ts";
import { useLaterTexts } from "./CatalogProvider.tsx";

/** The words of comparing; they arrive with the parts that show them. */
export function useCompareTexts(): CompareTexts {
  return useLaterTexts().compareTexts ?? compareTexts;
}
