import { pictureSet } from "@torg/format";
import { closeIcon, Icon, Stars, VisuallyHidden } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useId } from "react";
import type { ProductDetail } from "../../contract/productDetail.ts";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import { comparisonOverview } from "../../domain/compare/comparisonOverview.ts";
import type { ComparisonRow } from "../../domain/compare/comparisonRows.ts";
import { comparisonRows } from "../../domain/compare/comparisonRows.ts";
import { shownPrice } from "../../domain/shownPrice.ts";
import { lineOfHtml } from "../line-of-html/lineOfHtml.ts";
import { EnergyArrow } from "../energy-arrow/EnergyArrow.tsx";
import { PriceBlock } from "../price-block/PriceBlock.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

const imageWidth = 140;

/** Props of CompareTable. */
export interface CompareTableProps {
  readonly products: readonly ProductDetail[];
  /** The buy control of each product. */
  readonly buy?: BuySlot | undefined;
  /** Whether only rows that differ show at first. */
  readonly showsDifferences?: boolean;
}

function ProductHead({ product, others }: { readonly product: ProductDetail; readonly others: readonly number[] }) {
  const texts = useLaterCatalogTexts("comparison");
  const addresses = useCatalogAddresses();
  const name = product.name;
  const picture = product.image;
  return (
    <th scope="col">
      {picture !== null && (
        <img {...pictureSet(picture.thumb, imageWidth)} alt="" width={imageWidth} height={imageWidth} />
      )}
      <a href={product.url}>{name}</a>
      <a className="torg-compare__remove" href={compareAddress(others, addresses)} aria-label={texts.removeItem(name)}>
        <Icon icon={closeIcon} />
      </a>
    </th>
  );
}

interface RowProps {
  readonly title: string;
  readonly isSame?: boolean;
  readonly children: ReactNode;
}

function Row({ title, isSame = false, children }: RowProps): ReactElement {
  return (
    <tr data-same={isSame ? "" : undefined}>
      <th scope="row">{title}</th>
      {children}
    </tr>
  );
}

function Missing(): ReactElement {
  const texts = useLaterCatalogTexts("comparison");
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{texts.noValue}</VisuallyHidden>
    </>
  );
}

/** What is said about every product, whatever it is: price and label, stock, rating, brand and the way to buy it. */
function Overview({ products, buy }: Pick<CompareTableProps, "products" | "buy">): ReactElement {
  const texts = useLaterCatalogTexts("comparison");
  const { tile } = useCatalogTexts();
  const { stock, rating, brand } = comparisonOverview(products);
  return (
    <tbody>
      <Row title={texts.price}>
        {products.map((product) => (
          <td key={product.productId}>
            {shownPrice(product) === null ? (
              <Missing />
            ) : (
              <div className="torg-compare__offer">
                <EnergyArrow product={product} />
                <PriceBlock product={product} />
                {buy?.(product)}
              </div>
            )}
          </td>
        ))}
      </Row>
      <Row title={texts.stock} isSame={stock.isSame}>
        {stock.values.map((status, index) => (
          <td key={index}>{status === "" ? <Missing /> : <span dangerouslySetInnerHTML={lineOfHtml(status)} />}</td>
        ))}
      </Row>
      {rating.values.some((grade) => grade > 0) && (
        <Row title={texts.rating} isSame={rating.isSame}>
          {rating.values.map((grade, index) => (
            <td key={index}>{grade > 0 ? <Stars value={grade} label={tile.rating(grade)} /> : <Missing />}</td>
          ))}
        </Row>
      )}
      <Row title={texts.brand} isSame={brand.isSame}>
        {brand.values.map((name, index) => (
          <td key={index}>{name || <Missing />}</td>
        ))}
      </Row>
    </tbody>
  );
}

function Specifications({ rows, columns }: { readonly rows: readonly ComparisonRow[]; readonly columns: number }) {
  const texts = useLaterCatalogTexts("comparison");
  const { filters } = useCatalogTexts();
  return (
    <tbody>
      <tr className="torg-compare__group">
        <th scope="rowgroup" colSpan={columns + 1}>
          {texts.specifications}
        </th>
      </tr>
      {rows.map(({ title, unit, values, isSame }) => (
        <Row key={`${title} ${unit}`} title={filters.groupTitle(title, unit)} isSame={columns > 1 && isSame}>
          {values.map((value, index) => (
            <td key={index}>{value ?? <Missing />}</td>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

/**
 * Products side by side, one row per property. Everything works by itself: the box hides what is the same by style
 * alone, and a product is taken out by a link to the comparison of the others.
 */
export function CompareTable({ products, buy, showsDifferences = false }: CompareTableProps): ReactElement | null {
  const texts = useLaterCatalogTexts("comparison");
  const noneId = useId();
  if (products.length === 0) return null;
  const ids = products.map((product) => product.productId);
  const rows = comparisonRows(products.map((product) => product.specifications));
  return (
    <div className="torg-compare">
      {products.length > 1 && (
        <label className="torg-compare__differences">
          <input type="checkbox" defaultChecked={showsDifferences} aria-describedby={noneId} />
          {texts.differences}
        </label>
      )}
      <section className="torg-compare__scroll" aria-label={texts.table}>
        <table style={{ minInlineSize: `${7 + 11 * products.length}rem` }}>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              {products.map((product) => (
                <ProductHead
                  key={product.productId}
                  product={product}
                  others={ids.filter((id) => id !== product.productId)}
                />
              ))}
            </tr>
          </thead>
          <Overview products={products} buy={buy} />
          {rows.length > 0 && <Specifications rows={rows} columns={products.length} />}
        </table>
      </section>
      <p id={noneId} className="torg-compare__note">
        {products.length === 1 ? texts.onlyOne : rows.every((row) => row.isSame) ? texts.allSame : null}
      </p>
    </div>
  );
}
