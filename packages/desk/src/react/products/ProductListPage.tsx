import { Badge, ColumnPage } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages } from "../../contract/deskPaths.ts";
import type { DeskProductRow } from "../../domain/products/deskProduct.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskSearch } from "../DeskSearch.tsx";

/** Props of ProductListPage. */
export interface ProductListPageProps {
  /** Search results; without a search, the products that are not sold. */
  readonly products: readonly DeskProductRow[];
  readonly search: string;
}

function ProductItem({ product }: { readonly product: DeskProductRow }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const productsTexts = texts.products;
  const { id, name, article, stock, priceOre, isStopped, isRecalled } = product;
  return (
    <li className="torg-desk-row">
      <div className="torg-desk-row__what">
        <a href={addresses.page(deskPages.product(id))}>{name}</a>
        {isRecalled && <Badge tone="danger">{productsTexts.isRecalled}</Badge>}
        {isStopped && !isRecalled && <Badge tone="warning">{productsTexts.isStopped}</Badge>}
      </div>
      <p>{productsTexts.article(article)}</p>
      <p className="torg-desk-row__stock">{productsTexts.stock(stock)}</p>
      <p className="torg-desk-row__sum">{priceOre === null ? productsTexts.noPrice : texts.price(priceOre)}</p>
    </li>
  );
}

/** Finds products by name and number; without a search it shows those that are not sold. Works without script. */
export function ProductListPage({ products, search }: ProductListPageProps): ReactElement {
  const productsTexts = useDeskContext().texts.products;
  return (
    <ColumnPage width="full" heading={productsTexts.heading}>
      <DeskSearch page={deskPages.products} words={productsTexts} search={search} />
      {search === "" && products.length > 0 && <h2>{productsTexts.stopped}</h2>}
      {products.length === 0 ? (
        <p>{search === "" ? productsTexts.noneStopped : productsTexts.notFound(search)}</p>
      ) : (
        <ul className="torg-desk-orders">
          {products.map((product) => (
            <ProductItem key={product.id} product={product} />
          ))}
        </ul>
      )}
    </ColumnPage>
  );
}
