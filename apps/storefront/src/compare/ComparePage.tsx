import { CatalogProvider, CompareTable } from "@torg/catalog";
import { compareAddress } from "@torg/catalog/domain/compare";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ComparePageData } from "@torg/pages/contract";
import { Button, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { Trail } from "../frame/Trail.tsx";
import { buySlot } from "../buying/buySlot.tsx";
import { CompareFound } from "./CompareFound.tsx";
import { compareSearch } from "./compareSearch.island.tsx";

const { comparison: texts } = laterCatalogTexts;

/** Props of `ComparePage`. */
export interface ComparePageProps {
  readonly page: ComparePageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

function ClearForm(): ReactNode {
  return (
    <form method="post" action="/api/internal/compare/clear">
      <input type="hidden" name="return_to" value={compareAddress([])} />
      <Button type="submit" variant="quiet">
        {texts.clear}
      </Button>
    </form>
  );
}

/** Products side by side; its address names them, so that it can be shared. */
export function ComparePage({ page, settings, path }: ComparePageProps): ReactNode {
  const { products } = page;
  const ids = products.map((product) => product.productId);
  return (
    <CatalogProvider settings={settings}>
      <Trail links={[]} current={texts.heading} />
      <div className="torg-compare-page">
        <div className="torg-compare-page__head">
          <h1>{texts.heading}</h1>
          {products.length === 0 ? null : <ClearForm />}
        </div>
        {products.length < settings.compareMax ? (
          <>
            <compareSearch.Place ids={ids} query={page.query} />
            {page.query === "" ? null : <CompareFound ids={ids} suggestions={page.suggestions} />}
          </>
        ) : null}
        {products.length === 0 ? (
          <div className="torg-compare-page__empty">
            <h2>{texts.emptyHeading}</h2>
            <p>{texts.emptyText}</p>
            <LinkButton href="/">{texts.emptyLink}</LinkButton>
          </div>
        ) : (
          <CompareTable products={products} buy={buySlot({ path, settings })} />
        )}
      </div>
    </CatalogProvider>
  );
}
