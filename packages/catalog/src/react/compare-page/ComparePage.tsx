import { Button, LinkButton } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { CompareSuggestion } from "../../contract/compareCalls.ts";
import { compareClearPath } from "../../contract/comparePaths.ts";
import type { ProductDetail } from "../../contract/productDetail.ts";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import { CompareTable } from "../compare-table/CompareTable.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useCatalogAddresses, useCatalogSettings } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { CompareFound } from "./CompareFound.tsx";

/** Props of ComparePage. */
export interface ComparePageProps {
  readonly products: readonly ProductDetail[];
  /** The field to add one more product, such as `CompareSearch`; omitted once the comparison is full. */
  readonly search?: ReactNode;
  /** The search query in the page's address. */
  readonly query?: string;
  /** The results of that query. */
  readonly suggestions?: readonly CompareSuggestion[];
  /** The buy control of each product. */
  readonly buy?: BuySlot | undefined;
}

function ClearForm(): ReactElement {
  const addresses = useCatalogAddresses();
  const { clear } = useLaterCatalogTexts("comparison");
  return (
    <form method="post" action={addresses.backend(compareClearPath)}>
      <input type="hidden" name="return_to" value={compareAddress([], addresses)} />
      <Button type="submit" variant="quiet">
        {clear}
      </Button>
    </form>
  );
}

function NothingCompared(): ReactElement {
  const { home } = useCatalogAddresses();
  const { emptyHeading, emptyText, emptyLink } = useLaterCatalogTexts("comparison");
  return (
    <div className="torg-compare-page__empty">
      <h2>{emptyHeading}</h2>
      <p>{emptyText}</p>
      <LinkButton href={home}>{emptyLink}</LinkButton>
    </div>
  );
}

/**
 * Products side by side, with a field to add one and a button to remove all. The address lists the products, so that it
 * can be shared.
 */
export function ComparePage(props: ComparePageProps): ReactElement {
  const { products, search, query = "", suggestions = [], buy } = props;
  const { compareMax } = useCatalogSettings();
  const { heading } = useLaterCatalogTexts("comparison");
  const ids = products.map(({ productId }) => productId);
  const hasRoom = products.length < compareMax;
  return (
    <div className="torg-compare-page">
      <div className="torg-compare-page__head">
        <h1>{heading}</h1>
        {products.length > 0 && <ClearForm />}
      </div>
      {hasRoom && search}
      {hasRoom && query !== "" && <CompareFound ids={ids} suggestions={suggestions} />}
      {products.length === 0 ? <NothingCompared /> : <CompareTable products={products} buy={buy} />}
    </div>
  );
}
