import { pictureSet } from "@torg/format";
import { closeIcon, Icon, PictureBox, Stars, Table, type TableRow, VisuallyHidden } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useId } from "react";
import type { ProductDetail } from "../../contract/productDetail.ts";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import { comparisonOverview } from "../../domain/compare/comparisonOverview.ts";
import type { ComparisonRow } from "../../domain/compare/comparisonRows.ts";
import { comparisonRows } from "../../domain/compare/comparisonRows.ts";
import { keptUnits } from "../../domain/keptUnits.ts";
import { specificationSections } from "../../domain/product/specificationSections.ts";
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
  /** Whether only differing rows show at first. */
  readonly showsDifferences?: boolean;
}

function ProductHead({ product, others }: { readonly product: ProductDetail; readonly others: readonly number[] }) {
  const texts = useLaterCatalogTexts("comparison");
  const addresses = useCatalogAddresses();
  const name = product.name;
  const picture = product.image;
  return (
    <>
      <PictureBox
        {...(picture === null ? {} : pictureSet(picture.thumb, imageWidth))}
        told={picture}
        alt=""
        width={imageWidth}
        height={imageWidth}
      />
      <a href={product.url}>{name}</a>
      <a className="torg-compare__remove" href={compareAddress(others, addresses)} aria-label={texts.removeItem(name)}>
        <Icon icon={closeIcon} />
      </a>
    </>
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

/** A row with one cell per product; `same` if all of them read the same. */
function rowOf(header: string, cells: readonly ReactNode[], isSame = false): TableRow {
  return { id: header, header, cells, kind: isSame ? "same" : undefined };
}

/** Rows that every product has: price and label, stock, rating, brand and the buy control. */
function useOverviewRows({ products, buy }: Pick<CompareTableProps, "products" | "buy">): readonly TableRow[] {
  const texts = useLaterCatalogTexts("comparison");
  const { tile } = useCatalogTexts();
  const { stock, rating, brand } = comparisonOverview(products);
  const offers = products.map((product) =>
    shownPrice(product) === null ? (
      <Missing key={product.productId} />
    ) : (
      <div key={product.productId} className="torg-compare__offer">
        <EnergyArrow product={product} />
        <PriceBlock product={product} />
        {buy?.(product)}
      </div>
    ),
  );
  const statuses = stock.values.map((status, index) =>
    status === "" ? <Missing key={index} /> : <span key={index} dangerouslySetInnerHTML={lineOfHtml(status)} />,
  );
  const grades = rating.values.map((grade, index) =>
    grade > 0 ? <Stars key={index} value={grade} label={tile.rating(grade)} /> : <Missing key={index} />,
  );
  const brands = brand.values.map((name, index) => name || <Missing key={index} />);
  return [
    rowOf(texts.price, offers),
    rowOf(texts.stock, statuses, stock.isSame),
    ...(rating.values.some((grade) => grade > 0) ? [rowOf(texts.rating, grades, rating.isSame)] : []),
    rowOf(texts.brand, brands, brand.isSame),
  ];
}

function useSpecificationRows(rows: readonly ComparisonRow[], columns: number): readonly TableRow[] {
  const texts = useLaterCatalogTexts("comparison");
  const { otherSpecifications } = useLaterCatalogTexts("product");
  const { filters } = useCatalogTexts();
  const sections = specificationSections(rows);
  return sections.flatMap(({ heading, facts }) =>
    facts.map(({ title, unit, values, isSame }) => ({
      ...rowOf(
        filters.groupTitle(title, unit),
        values.map((value, index) => (value === null ? <Missing key={index} /> : keptUnits(value))),
        columns > 1 && isSame,
      ),
      id: `${texts.specifications} ${title} ${unit}`,
      group: heading ?? (sections.length > 1 ? otherSpecifications : texts.specifications),
    })),
  );
}

/**
 * Products side by side, one row per property. It works without script: the checkbox hides equal rows through CSS
 * alone, and a product is removed by a link to the comparison of the others.
 */
export function CompareTable({ products, buy, showsDifferences = false }: CompareTableProps): ReactElement | null {
  const texts = useLaterCatalogTexts("comparison");
  const noneId = useId();
  const ids = products.map((product) => product.productId);
  const specifications = comparisonRows(products.map((product) => product.specifications));
  const sameNote = specifications.every((row) => row.isSame) ? texts.allSame : null;
  const overview = useOverviewRows({ products, buy });
  const rows = [...overview, ...useSpecificationRows(specifications, products.length)];
  if (products.length === 0) return null;
  const columns = products.map((product) => ({
    id: product.productId,
    header: <ProductHead product={product} others={ids.filter((id) => id !== product.productId)} />,
  }));
  return (
    <div className="torg-compare">
      {products.length > 1 && (
        <label className="torg-compare__differences">
          <input type="checkbox" defaultChecked={showsDifferences} aria-describedby={noneId} />
          {texts.differences}
        </label>
      )}
      <Table look="compare" caption={texts.table} captionHidden corner={texts.product} columns={columns} rows={rows} />
      <p id={noneId} className="torg-compare__note">
        {products.length === 1 ? texts.onlyOne : sameNote}
      </p>
    </div>
  );
}
