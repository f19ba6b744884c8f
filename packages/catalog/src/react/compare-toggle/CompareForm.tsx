import type { ReactElement } from "react";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { compareFormId } from "./compareFormId.ts";

/** Submits the ticked products to the compare page; only visible without script. */
export function CompareForm(): ReactElement {
  const { compare: texts } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  return (
    <form id={compareFormId} className="torg-compare-form" action={addresses.compare} autoComplete="off">
      <button className="torg-button">{texts.compare}</button>
    </form>
  );
}
