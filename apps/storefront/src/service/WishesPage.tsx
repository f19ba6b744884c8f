import { EmptyWishList, WishForm } from "@torg/account";
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

/** The form that removes a product from the list. */
const takeOff = ({ productId, name }: WishesPageData["products"][number]): ReactNode => (
  <WishForm {...{ productId, name }} isWished />
);

/** A visitor's wish list; each product can be bought or removed. */
export function WishesPage({ page: { products, layout }, settings, path }: WishesPageProps): ReactNode {
  const { heading, lead } = accountTexts.wishes;
  return (
    <CatalogProvider settings={settings}>
      <ColumnPage width="full" heading={heading} lead={lead}>
        {products.length === 0 ? (
          <EmptyWishList />
        ) : (
          <ProductGrid products={products} buy={buySlot({ path, settings })} extra={takeOff} level={2} isFirst />
        )}
        <RatingNote products={products} layout={layout} />
      </ColumnPage>
    </CatalogProvider>
  );
}
