import { WishForm } from "@torg/account";
import { CatalogProvider, ProductAssurances, ProductPage as ProductParts } from "@torg/catalog";
import { shownPrice } from "@torg/catalog/domain";
import { shopAddresses } from "@torg/format/addresses";
import type { ShopSettings } from "@torg/navigation/contract";
import { shownPaymentMarks } from "@torg/navigation/domain";
import type { ProductPageData } from "@torg/pages/contract";
import { GuaranteeSection, RecallNotices } from "@torg/returns";
import type { ReviewPage } from "@torg/reviews/domain";
import type { SectionLink } from "@torg/ui";
import type { ReactNode } from "react";
import { buySlot } from "../buying/buySlot.tsx";
import { compareBar } from "../compare/compareBar.island.tsx";
import { compareLink } from "../compare/compareLink.island.tsx";
import { Trail } from "../frame/Trail.tsx";
import { seen } from "../seen/seen.island.tsx";
import { gallery } from "./gallery.island.tsx";
import { longText } from "./longText.island.tsx";
import { ProductBuy } from "./ProductBuy.tsx";
import { ProductReviews } from "./ProductReviews.tsx";
import { sections } from "./sections.island.tsx";
import { stock } from "./stock.island.tsx";
import { variants } from "./variants.island.tsx";

/** Props of `ProductPage`. */
export interface ProductPageProps {
  readonly page: ProductPageData;
  readonly settings: ShopSettings;
  readonly path: string;
  readonly origin: string;
  readonly reviews: ReviewPage | null;
  /** Address of the style sheet that only recalled and sold out products need from the start. */
  readonly firstStyles?: string | undefined;
  /** Credit and leasing, below the buy button. */
  readonly credit?: ReactNode;
  /** Third-party content, below the product's texts. */
  readonly embed?: ReactNode;
}

const guaranteeId = "garanti";

/** The withdrawal period; null for goods that the law exempts. */
function returnsOf({ product }: ProductPageProps["page"], { returnRules: rules }: ShopSettings) {
  if (rules === null || (product.disclosure?.withdrawalExemptReason ?? null) !== null) return null;
  return { days: rules.days, address: shopAddresses.returns };
}

const sectionLinks = (links: readonly SectionLink[]): ReactNode => <sections.Place links={links} />;

/** One product, with parts of other packages and islands in the slots of its page. */
export function ProductPage(props: ProductPageProps): ReactNode {
  const { page, settings, path, origin, reviews, firstStyles, credit, embed } = props;
  const { product, legalGuarantee: guarantee } = page;
  const durability = product.disclosure?.durabilityGuarantee ?? null;
  const isSold = !settings.ecommerceDisabled && !settings.isQuote && shownPrice(product) !== null;
  const query = new URL(path, origin).search;
  return (
    <CatalogProvider settings={settings}>
      <Trail links={product.breadcrumbs} current={product.name} />
      {firstStyles === undefined ? null : <link rel="stylesheet" href={firstStyles} />}
      <RecallNotices recalls={page.recalls ?? []} isOnProduct />
      <ProductParts
        product={product}
        gallery={<gallery.Place product={product} />}
        picker={product.variantAttributes.length > 0 && <variants.Place {...{ product, settings, query }} />}
        delivery={page.delivery}
        buy={<ProductBuy {...{ product, settings, path }} flash={page.flash} />}
        links={sectionLinks}
        description={<longText.Place text={product.description} />}
        details={
          guarantee === null ? null : <GuaranteeSection id={guaranteeId} notice={guarantee} durability={durability} />
        }
        more={embed}
        buyMatching={buySlot({ path, settings })}
        reviews={<ProductReviews {...{ product, path, reviews }} />}
        hasReviews={(reviews?.reviews.length ?? 0) > 0}
        actions={
          <>
            <compareLink.Place productId={product.productId} />
            <WishForm productId={product.productId} name={product.name} path={path} />
            {product.showsStoreStock ? <stock.Place productId={product.productId} /> : null}
          </>
        }
      >
        {isSold && (
          <ProductAssurances
            returns={returnsOf(page, settings)}
            guaranteeAddress={guarantee === null ? null : `#${guaranteeId}`}
            waysToPay={shownPaymentMarks(page.layout)}
          />
        )}
        {credit}
      </ProductParts>
      <seen.Place settings={settings} productId={product.productId} />
      <compareBar.Place max={settings.compareMax} />
    </CatalogProvider>
  );
}
