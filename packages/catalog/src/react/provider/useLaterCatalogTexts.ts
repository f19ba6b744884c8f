import { laterCatalogTexts, type LaterCatalogTexts } from "../../texts/laterSv.ts";
import { useCatalogTexts } from "./CatalogProvider.tsx";

/** The words of a part that is fetched later: the Swedish ones that come with it, and in their place the shop's own. */
export function useLaterCatalogTexts<Subject extends keyof LaterCatalogTexts>(
  subject: Subject,
): LaterCatalogTexts[Subject] {
  const own = useCatalogTexts().later?.[subject];
  return own === undefined ? laterCatalogTexts[subject] : { ...laterCatalogTexts[subject], ...own };
}
