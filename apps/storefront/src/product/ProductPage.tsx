import { CatalogProvider, ProductFacts, ProductGrid, SpecificationTable } from "@torg/catalog";
import { breadcrumbStructuredData, productSections, productStructuredData } from "@torg/catalog/domain/product";
import type { ProductSection } from "@torg/catalog/domain/product";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ProductPageData } from "@torg/pages/contract";
import type { ReviewPage } from "@torg/reviews/domain";
import type { SectionLink } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { StructuredData } from "../frame/StructuredData.tsx";
import { Trail } from "../frame/Trail.tsx";
import { compareBar } from "../compare/compareBar.island.tsx";
import { compareLink } from "../compare/compareLink.island.tsx";
import { OpenGraph } from "./OpenGraph.tsx";
import { ProductBuy } from "./ProductBuy.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { ReviewsSection } from "./ReviewsSection.tsx";
import { gallery } from "./gallery.island.tsx";
import { sections } from "./sections.island.tsx";
import { stock } from "./stock.island.tsx";
import { variants } from "./variants.island.tsx";
import { buySlot } from "../buying/buySlot.tsx";

const { product: productTexts, variants: variantTexts } = laterCatalogTexts;

/** Where the sections of the page are, and what they are called. */
const productSectionLinks: Readonly<Record<ProductSection, SectionLink>> = {
  description: { id: "beskrivning", label: productTexts.description },
  specifications: { id: "specifikationer", label: productTexts.specifications },
  safety: { id: "sakerhet", label: productTexts.disclosure.safety },
  matching: { id: "matching", label: productTexts.matching },
  reviews: { id: "omdomen", label: storefrontTexts.product.reviews },
};

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

/** One product: its pictures, facts, variants, price and buy button, then everything else about it. */
export function ProductPage(props: ProductPageProps): ReactNode {
  const { page, settings, path, origin, reviews, credit, embed } = props;
  const { product } = page;
  const hasReviews = (reviews?.reviews.length ?? 0) > 0;
  const trail = [...product.breadcrumbs, { name: product.name, url: product.url }];
  const query = new URL(path, origin).search;
  const picker = product.variantAttributes.length === 0 ? null : <variants.Place {...{ product, settings, query }} />;
  return (
    <CatalogProvider settings={settings}>
      <Trail links={product.breadcrumbs} current={product.name} />
      <div className="torg-product-page">
        <gallery.Place product={product} />
        <ProductFacts product={product} picker={picker} buy={<ProductBuy {...{ product, settings, path }} />}>
          {credit}
          <compareLink.Place productId={product.productId} />
          {product.showsStoreStock ? <stock.Place productId={product.productId} /> : null}
        </ProductFacts>
      </div>
      <sections.Place links={productSections(product, hasReviews).map((section) => productSectionLinks[section])} />
      <ProductDetails
        product={product}
        specifications={<SpecificationTable specifications={product.specifications} />}
        guarantee={page.legalGuarantee}
      />
      {embed}
      {product.matchingProducts.length === 0 ? null : (
        <section className="torg-wide-products torg-product-page__more" aria-labelledby="matching">
          <h2 id="matching" className="torg-section-heading">
            {productTexts.matching}
          </h2>
          <ProductGrid products={product.matchingProducts.slice(0, 4)} buy={buySlot({ path, settings })} />
        </section>
      )}
      <ReviewsSection product={product} path={path} reviews={reviews} />
      <compareBar.Place max={settings.compareMax} />
      <OpenGraph
        type="product"
        title={product.name}
        description={page.metaDescription ?? ""}
        siteName={settings.shopName}
        address={product.url}
        image={product.images[0]?.src ?? ""}
        origin={origin}
      />
      <StructuredData data={productStructuredData(product, origin, variantTexts.schemaNames)} />
      <StructuredData data={breadcrumbStructuredData(trail, origin)} />
    </CatalogProvider>
  );
}
