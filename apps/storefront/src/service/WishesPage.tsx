import { NoWishes, WishForm } from "@torg/account";
import { accountTexts } from "@torg/account/texts";
import { CatalogProvider, ProductGrid } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import type { WishesPageData } from "@torg/pages/contract";
import { ColumnPage } from "@torg/ui";
import type { ReactNode } from "react";
import { RatingNote } from "../frame/RatingNote.tsx";
import { buySlot } from "../buying/buySlot.tsx";

/** Props of `WishesPage`. */
export interface WishesPageProps {
  readonly page: WishesPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** The way off the list. */
const takeOff = ({ productId, name }: WishesPageData["products"][number]): ReactNode => (
  <WishForm {...{ productId, name }} isWished />
);

/** What a visitor has set aside, each to be bought or taken off the list. */
export function WishesPage({ page: { products, layout }, settings, path }: WishesPageProps): ReactNode {
  const { heading, lead } = accountTexts.wishes;
  return (
    <CatalogProvider settings={settings}>
      <ColumnPage width="full" heading={heading} lead={lead}>
        {products.length === 0 ? (
          <NoWishes />
        ) : (
          <ProductGrid products={products} buy={buySlot({ path, settings })} extra={takeOff} level={2} isFirst />
        )}
        <RatingNote products={products} layout={layout} />
      </ColumnPage>
    </CatalogProvider>
  );
}
