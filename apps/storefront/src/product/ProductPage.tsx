import { CatalogProvider, ProductPage as ProductParts } from "@torg/catalog";
import { breadcrumbStructuredData, productStructuredData } from "@torg/catalog/domain/product";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ProductPageData } from "@torg/pages/contract";
import { GuaranteeSection } from "@torg/returns";
import type { ReviewPage } from "@torg/reviews/domain";
import type { SectionLink } from "@torg/ui";
import type { ReactNode } from "react";
import { buySlot } from "../buying/buySlot.tsx";
import { compareBar } from "../compare/compareBar.island.tsx";
import { compareLink } from "../compare/compareLink.island.tsx";
import { StructuredData } from "../frame/StructuredData.tsx";
import { Trail } from "../frame/Trail.tsx";
import { gallery } from "./gallery.island.tsx";
import { longText } from "./longText.island.tsx";
import { OpenGraph } from "./OpenGraph.tsx";
import { ProductBuy } from "./ProductBuy.tsx";
import { ProductReviews } from "./ProductReviews.tsx";
import { sections } from "./sections.island.tsx";
import { stock } from "./stock.island.tsx";
import { variants } from "./variants.island.tsx";

const { schemaNames } = laterCatalogTexts.variants;

/** Props of `ProductPage`. */
export interface ProductPageProps {
  readonly page: ProductPageData;
  readonly settings: ShopSettings;
  readonly path: string;
  readonly origin: string;
  readonly reviews: ReviewPage | null;
  /** Credit and leasing, below the buy button. */
  readonly credit?: ReactNode;
  /** Content of others, below what there is to read. */
  readonly embed?: ReactNode;
}

/** What links and search engines are told of the page. */
function ProductHead({ page, settings, origin }: Pick<ProductPageProps, "page" | "settings" | "origin">): ReactNode {
  const { product } = page;
  const trail = [...product.breadcrumbs, { name: product.name, url: product.url }];
  return (
    <>
      <OpenGraph
        type="product"
        title={product.name}
        description={page.metaDescription ?? ""}
        siteName={settings.shopName}
        address={product.url}
        image={product.images[0]?.src ?? ""}
        origin={origin}
      />
      <StructuredData data={productStructuredData(product, origin, schemaNames)} />
      <StructuredData data={breadcrumbStructuredData(trail, origin)} />
    </>
  );
}

const sectionLinks = (links: readonly SectionLink[]): ReactNode => <sections.Place links={links} />;

/** One product, with what belongs to other packages and what wakes later in the slots of its page. */
export function ProductPage(props: ProductPageProps): ReactNode {
  const { page, settings, path, origin, reviews, credit, embed } = props;
  const { product, legalGuarantee: guarantee } = page;
  const durability = product.disclosure?.durabilityGuarantee ?? null;
  const query = new URL(path, origin).search;
  return (
    <CatalogProvider settings={settings}>
      <Trail links={product.breadcrumbs} current={product.name} />
      <ProductParts
        product={product}
        gallery={<gallery.Place product={product} />}
        picker={product.variantAttributes.length > 0 && <variants.Place {...{ product, settings, query }} />}
        delivery={page.delivery}
        buy={<ProductBuy {...{ product, settings, path }} />}
        links={sectionLinks}
        description={<longText.Place text={product.description} />}
        details={guarantee === null ? null : <GuaranteeSection notice={guarantee} durability={durability} />}
        more={embed}
        buyMatching={buySlot({ path, settings })}
        reviews={<ProductReviews {...{ product, path, reviews }} />}
        hasReviews={(reviews?.reviews.length ?? 0) > 0}
      >
        {credit}
        <compareLink.Place productId={product.productId} />
        {product.showsStoreStock ? <stock.Place productId={product.productId} /> : null}
      </ProductParts>
      <compareBar.Place max={settings.compareMax} />
      <ProductHead {...{ page, settings, origin }} />
    </CatalogProvider>
  );
}
