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
 * What a product costs; a reduction names the lowest price of the 30 days before it. The lowest of
 * several prices says so. A hidden price shows nothing.
 */
export function PriceBlock({ product, size = "medium" }: PriceBlockProps): ReactElement | null {
  const { tile } = useCatalogTexts();
  const { isOfferTheme, complianceProfile } = useCatalogSettings();
  const shown = shownPrice(product);
  if (shown === null) return null;
  const { price, prior, monthly, isLowest } = shown;
  return (
    <div className="torg-price-block" data-reduced={prior === null ? undefined : ""}>
      <Price
        size={size}
        amount={
          isLowest ? (
            <>
              <span className="torg-price-block__from">{tile.fromPrice}</span> {tile.price(price)}
            </>
          ) : (
            tile.price(price)
          )
        }
        note={
          prior === null ? undefined : (
            <>
              {tile.priorPrice} <s>{tile.price(prior)}</s>
            </>
          )
        }
      />
      {product.comparison_price && (
        <div>
          <small>{tile.comparison(product.comparison_price, product.comparison_unit ?? "")}</small>
        </div>
      )}
      {isOfferTheme && complianceProfile === "spec" && monthly !== null && <small>{tile.monthly(monthly)}</small>}
    </div>
  );
}
