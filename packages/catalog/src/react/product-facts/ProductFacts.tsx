import { unnamedBrandId } from "@torg/format/addresses";
import { Badge, Icon, packageIcon, Stars } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ProductDetail } from "../../contract/productDetail.ts";
import { keptUnits } from "../../domain/keptUnits.ts";
import type { DeliveryPromise } from "../../domain/product/deliveryPromise.ts";
import { productSectionIds } from "../../domain/product/productSections.ts";
import { DeliveryLine } from "../delivery-line/DeliveryLine.tsx";
import { EnergyArrow } from "../energy-arrow/EnergyArrow.tsx";
import { PriceBlock } from "../price-block/PriceBlock.tsx";
import { ProductName } from "../product-name/ProductName.tsx";
import { ProductStatus } from "../product-status/ProductStatus.tsx";
import { ProductBadge } from "../product-tile/ProductBadge.tsx";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of ProductFacts. */
export interface ProductFactsProps {
  readonly product: ProductDetail;
  /** The variant picker, above the price. */
  readonly picker?: ReactNode;
  /** The delivery promise; null or absent: none. */
  readonly delivery?: DeliveryPromise | null | undefined;
  /** The buy control, below the price. */
  readonly buy?: ReactNode;
  /** Additional content below the buy control. */
  readonly children?: ReactNode;
  /** Secondary actions side by side below all that: compare, save, check stock in stores. */
  readonly actions?: ReactNode;
  /** Address of the reviews. Default: `#omdomen`. */
  readonly reviewsAddress?: string;
}

function Rating({ product, address }: { readonly product: ProductDetail; readonly address: string }) {
  const { tile } = useCatalogTexts();
  const texts = useLaterCatalogTexts("product");
  const score = product.score || (product.averageRating ?? 0);
  if (score <= 0) return null;
  return (
    <Stars value={score} label={tile.rating(score)}>
      {product.numberOfReviews > 0 && <a href={address}>{texts.reviews(product.numberOfReviews)}</a>}
    </Stars>
  );
}

/** What a product is, its price and its availability, beside its pictures. */
export function ProductFacts(props: ProductFactsProps): ReactElement {
  const { product, picker, delivery, buy, children, actions, reviewsAddress = `#${productSectionIds.reviews}` } = props;
  const { tile } = useCatalogTexts();
  const texts = useLaterCatalogTexts("product");
  const isPriceHidden = product.hidesPrice || product.priceOre === null;
  const { withdrawalExemptReason: exemption = null, takeBackText: takeBack = null } = product.disclosure ?? {};
  return (
    <div className="torg-product-facts">
      {product.brandId !== unnamedBrandId && product.brandName !== "" && (
        <p className="torg-product-facts__brand">{product.brandName}</p>
      )}
      <h1>
        <ProductName name={product.name} brandName={product.brandName} />
      </h1>
      <div className="torg-product-facts__marks">
        <Rating product={product} address={reviewsAddress} />
        <ProductBadge product={product} />
        {product.isPackage && <Badge>{tile.package}</Badge>}
        {product.articleNumber !== null && (
          <small>
            {texts.articleNumber} {product.articleNumber}
          </small>
        )}
      </div>
      {product.info !== "" && <p className="torg-product-facts__words">{keptUnits(product.info)}</p>}
      {picker}
      {isPriceHidden ? (
        <p>{texts.hiddenPrice}</p>
      ) : (
        <div className="torg-product-facts__price">
          <PriceBlock product={product} size="large" />
          <EnergyArrow product={product} />
          <small>{texts.withVat}</small>
        </div>
      )}
      {isPriceHidden && <EnergyArrow product={product} />}
      <ProductStatus product={product} />
      {delivery ? <DeliveryLine delivery={delivery} /> : null}
      {exemption !== null && (
        <p>
          <strong>{exemption}</strong>
        </p>
      )}
      {buy}
      {takeBack !== null && (
        <p className="torg-delivery-line">
          <Icon icon={packageIcon} />
          <span>{takeBack}</span>
        </p>
      )}
      {children}
      {actions !== undefined && <div className="torg-product-facts__ways">{actions}</div>}
    </div>
  );
}
