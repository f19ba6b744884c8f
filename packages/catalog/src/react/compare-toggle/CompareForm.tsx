import type { ReactElement } from "react";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { compareFormId } from "./compareFormId.ts";

/** Leads to the comparison of the ticked products; it only shows where script does not run. */
export function CompareForm(): ReactElement {
  const { compare: texts } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  return (
    <form id={compareFormId} className="torg-compare-form" action={addresses.compare} autoComplete="off">
      <button className="torg-button">{texts.compare}</button>
    </form>
  );
}
