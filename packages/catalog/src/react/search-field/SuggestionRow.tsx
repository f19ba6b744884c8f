import { PictureBox } from "@torg/ui";
import type { ReactElement } from "react";
import type { Suggestion } from "../../contract/autocompleteCall.ts";
import { lineOfHtml } from "../line-of-html/lineOfHtml.ts";
import { EnergyClass } from "../energy-arrow/EnergyClass.tsx";
import { useCatalogSettings } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of SuggestionRow. */
export interface SuggestionRowProps {
  readonly suggestion: Suggestion;
}

/** One suggestion: matches in bold, and for a product its picture and price with the energy class. */
export function SuggestionRow({ suggestion }: SuggestionRowProps): ReactElement {
  const texts = useLaterCatalogTexts("search");
  const { complianceProfile } = useCatalogSettings();
  const { type, image, value, valueHtml: html, priceOre, monthlyOre } = suggestion;
  const showsPrice = !suggestion.hidesPrice && priceOre !== null;
  return (
    <>
      {type === "product" && (
        <PictureBox className="torg-suggestion__picture" src={image} alt="" width={48} height={48} />
      )}
      <span className="torg-suggestion__text">
        {html === "" ? value : <span dangerouslySetInnerHTML={lineOfHtml(html)} />}
        {showsPrice && (
          <span className="torg-suggestion__price">
            <EnergyClass product={{ ...suggestion, name: value }} />
            <strong>{texts[suggestion.isLowestPrice ? "fromPrice" : "price"](priceOre, complianceProfile)}</strong>
            {complianceProfile === "spec" && monthlyOre !== null && <small>{texts.monthly(monthlyOre)}</small>}
          </span>
        )}
      </span>
    </>
  );
}
