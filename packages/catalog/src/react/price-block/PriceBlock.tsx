import { Price } from "@torg/ui";
import type { ReactElement } from "react";
import type { PricedProduct } from "../../domain/shownPrice.ts";
import { shownPrice } from "../../domain/shownPrice.ts";
import { useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of PriceBlock. */
export interface PriceBlockProps {
  readonly product: PricedProduct;
  readonly size?: "small" | "medium" | "large";
}

/**
 * The price of a product. A reduction shows the lowest price of the 30 days before it, a lowest price is marked as
 * such, and a hidden price renders nothing.
 */
export function PriceBlock({ product, size = "medium" }: PriceBlockProps): ReactElement | null {
  const { tile } = useCatalogTexts();
  const { isQuote, complianceProfile } = useCatalogSettings();
  const shown = shownPrice(product);
  if (shown === null) return null;
  const { priceOre, priorOre, monthlyOre, isLowest } = shown;
  const price = tile.price(priceOre, complianceProfile);
  return (
    <div className="torg-price-block" data-reduced={priorOre === null ? undefined : ""}>
      <Price
        size={size}
        amount={
          isLowest ? (
            <>
              <span className="torg-price-block__from">{tile.fromPrice}</span> {price}
            </>
          ) : (
            price
          )
        }
        note={
          priorOre === null ? undefined : (
            <>
              {tile.priorPrice} <s>{tile.price(priorOre, complianceProfile)}</s>
            </>
          )
        }
      />
      {product.comparisonPriceOre && (
        <div>
          <small>{tile.comparison(product.comparisonPriceOre, product.comparisonUnit ?? "")}</small>
        </div>
      )}
      {isQuote && complianceProfile === "spec" && monthlyOre !== null && <small>{tile.monthly(monthlyOre)}</small>}
    </div>
  );
}
