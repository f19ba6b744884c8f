import type { SearchTexts } from "../../texts/searchSv.ts";
import { searchTexts } from "../../texts/searchSv.ts";
import { useLaterTexts } from "./CatalogProvider.tsx";

/** The words of searching; they arrive with the parts that show them. */
export function useSearchTexts(): SearchTexts {
  return useLaterTexts().searchTexts ?? searchTexts;
}
