import { laterCatalogTexts, type LaterCatalogTexts } from "../../texts/laterSv.ts";
import { useCatalogTexts } from "./CatalogProvider.tsx";

/** The texts of a part that loads later: its built-in Swedish ones, overridden by the shop's own. */
export function useLaterCatalogTexts<Subject extends keyof LaterCatalogTexts>(
  subject: Subject,
): LaterCatalogTexts[Subject] {
  const own = useCatalogTexts().later?.[subject];
  return own === undefined ? laterCatalogTexts[subject] : { ...laterCatalogTexts[subject], ...own };
}
