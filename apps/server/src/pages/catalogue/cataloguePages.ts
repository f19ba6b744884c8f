import { formatPrice, toKronor } from "@torg/format";
import { shopAddresses, storesPath } from "@torg/format/addresses";
import { priceDecimals } from "@torg/compliance";
import { shownPrice } from "@torg/catalog/domain";
import type { ProductDetail } from "@torg/catalog/contract";
import type { DeliveryPromise } from "@torg/catalog/domain/product";
import { compareAddress, readCompareIds } from "@torg/catalog/domain/compare";
import { chosenProduct, readVariantChoices, variantAddress, withSections } from "@torg/catalog/domain/product";
import type { ShopSettings } from "@torg/navigation/contract";
import { ifCached, readOrStale } from "../../catalogue/snapshot/readOrStale.ts";
import { findProductDetail, cachedProductDetail } from "../../catalogue/products/productDetail.ts";
import { findProducts, type ProductRow } from "../../catalogue/products/productRow.ts";
import { applyVariantLooks } from "../../catalogue/products/applyVariantLooks.ts";
import { listingProduct } from "../../catalogue/products/productView.ts";
import { categoryUrl, isNamedCategory } from "../../catalogue/data/Catalogue.ts";
import { findToCompare } from "../../catalogue/search/findToCompare.ts";
import { deliveryPromise } from "../../checkout/delivery/deliveryPromise.ts";
import { findCompared } from "../../compare/compareQueries.ts";
import type { ShopFrame } from "../../settings/ShopFrame.ts";
import { settingsOf } from "../../settings/settingsOf.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import { describePage } from "../describePage.ts";
import { largestBrands, menuBrands } from "../layoutData.ts";
import { chosenRows } from "./chosenRows.ts";
import { legalGuarantee } from "./legalGuarantee.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";
import { productRecalls } from "./findRecalls.ts";
import { runningCampaign } from "../../settings/runningCampaign.ts";
import { toId } from "../toId.ts";
import { withTones } from "./withTones.ts";

const homeProducts = 12;
const homeBrands = 12;
/** Characters a description needs to be useful in a search result. */
const minMetaLength = 50;

/** The home page. */
export async function homePage({ context }: PageInput): Promise<FoundPage> {
  const { home } = context.frame.current();
  const campaign = runningCampaign([...home.campaigns, ...(home.campaign === null ? [] : [home.campaign])], Date.now());
  const catalogue = context.catalogue.current();
  const ids = home.products.length > 0 ? home.products : catalogue.index.query({ perPage: homeProducts }).ids;
  const rows = await readOrStale(
    () => findProducts(context.db, ids),
    () => ifCached(context.shelf.rows(ids)),
  );
  const { stores, settings } = context.frame.current();
  const { shopName } = settings;
  const title = stores.length > 0 ? pageTexts.homeTitle : pageTexts.homeTitleOnline;
  const meta = stores.length > 0 ? pageTexts.homeMeta : pageTexts.homeMetaOnline;
  return {
    heading: pageTexts.home,
    title: home.heading === "" ? title(shopName) : pageTexts.title(home.heading, shopName),
    body: {
      page: "home",
      intro: {
        heading: home.heading,
        lead: home.lead,
        link: home.link && { name: home.link.title, url: home.link.url },
        promises: home.promises,
      },
      metaDescription: describePage(home.lead) || meta(shopName),
      carousel: await withTones(context.db, home.carousel),
      campaign: campaign && shownCampaign(campaign),
      categories: catalogue.rootIds.flatMap((id) => {
        const category = catalogue.categories.get(id);
        if (category === undefined || !isNamedCategory(category)) return [];
        return [{ name: category.name, url: categoryUrl(category), image: category.image }];
      }),
      products: rows.map(listingProduct),
      rows: await chosenRows(context, home.rows),
      brands: largestBrands(catalogue, homeBrands),
      stores: storesLink(context),
    },
  };
}

type ShownCampaign = ShopFrame["home"]["campaigns"][number];

const shownCampaign = ({ startsAt: _startsAt, rows: _rows, ...shown }: ShownCampaign) => shown;

/** The number of stores and the address of their list; null in a shop without stores or without that page. */
function storesLink({ frame }: PageInput["context"]): { count: number; url: string } | null {
  const { stores, directPages } = frame.current();
  const isListed = directPages.some(({ url }) => url === storesPath);
  return stores.length === 0 || !isListed ? null : { count: stores.length, url: storesPath };
}

/** The page of a product; `variant_{attribute}={value}` in its address choose a variant. */
export async function productPage(input: PageInput): Promise<FoundPage> {
  const { context, url, parts } = input;
  const id = toId(parts[0]);
  const chosen = requestedValues(url.searchParams);
  const catalogue = context.catalogue.current();
  const found =
    id === null
      ? null
      : await readOrStale(
          () => findProductDetail(context.db, catalogue, { id, chosen }),
          () => ifCached(cachedProductDetail(context.shelf, catalogue, id)),
        );
  if (found === null) return null;
  const attributes = applyVariantLooks(found.detail.variantAttributes, context.frame.current().variantLooks);
  const product = { ...withSpecificationSections(found.detail, context), variantAttributes: attributes };
  const choices = readVariantChoices(attributes, url.searchParams);
  const variant = chosenProduct(attributes, choices);
  // Without script the form sends the choices; the variant they lead to has an address of its own.
  if (variant !== null && variant !== id)
    return { redirect: variantAddress(shopAddresses.product(variant), attributes, choices), status: 302 };
  const heading = product.parentName === null ? product.name : product.title;
  return {
    heading,
    body: {
      page: "product",
      product,
      delivery: await promisedDelivery(input, found.row),
      legalGuarantee: legalGuarantee(context.frame.current().settings),
      metaDescription: productMeta(product, context.frame.current().settings),
      recalls: [...(await productRecalls(context, id))],
    },
  };
}

/** A product with its facts grouped by the sections of its feed, or by the shop's own where the feed has none. */
function withSpecificationSections(detail: ProductDetail, { frame }: PageInput["context"]): ProductDetail {
  return { ...detail, specifications: [...withSections(detail.specifications, frame.current().sectionRules)] };
}

/** The meta description of a product: its own text, or one written from its price where that is too short. */
function productMeta(product: ProductDetail, { shopName, complianceProfile }: ShopSettings): string {
  const text = describePage(product.description);
  const shown = shownPrice(product);
  if (text.length >= minMetaLength) return text;
  const options = { decimals: priceDecimals(complianceProfile), stripIfInteger: true };
  const price = shown === null ? null : formatPrice(toKronor(shown.priceOre), options);
  const { name, numberOfReviews } = product;
  const meta =
    price !== null && shown?.isLowest === true
      ? pageTexts.productMetaFrom(name, price, shopName)
      : pageTexts.productMeta(name, price, shopName);
  return numberOfReviews > 0 ? `${meta} ${pageTexts.reviewedMeta}` : meta;
}

/** The delivery promise of a product, to the visitor's postal code where known; null while it cannot be read. */
async function promisedDelivery({ context, visit }: PageInput, row: ProductRow): Promise<DeliveryPromise | null> {
  return readOrStale(
    async () => {
      const session = await visit.find();
      const goods = {
        priceOre: row.price_hidden || row.stopped_at !== null ? null : row.price_ore,
        weightGrams: row.weight_grams,
        isDigital: row.is_digital,
        // A family counts as in stock, as any of its variants may be.
        stock: row.is_parent ? 1 : row.stock,
        availability: row.availability,
      };
      const configuration = await context.checkouts.configurationOf(session);
      const postalCode = session?.postal_code ?? null;
      return deliveryPromise({ configuration, goods, postalCode, now: new Date() });
    },
    () => ({ value: null }),
  );
}

function requestedValues(parameters: URLSearchParams): ReadonlyMap<number, number> {
  const valueByAttribute = new Map<number, number>();
  for (const [name, value] of parameters) {
    const attribute = /^variant_(\d{1,9})$/.exec(name)?.[1];
    if (attribute !== undefined && /^\d{1,9}$/.test(value)) valueByAttribute.set(Number(attribute), Number(value));
  }
  return valueByAttribute;
}

/** The products of the address side by side; an address without any redirects to the session's list. */
export async function comparePage({ context, visit, url }: PageInput): Promise<FoundPage> {
  const session = await visit.find();
  const query = (url.searchParams.get("q") ?? "").trim();
  const named = url.searchParams.getAll("p");
  const listed = session === null || named.length > 0 ? [] : await findCompared(context.db, session.id);
  // Redirects the session's list and the ticked boxes of a plain form to an address that can be shared.
  if (listed.length > 0 && query === "") return moved(listed.map((item) => item.product_id));
  if (named.length > 1 && query === "") return moved(readCompareIds(named));
  const ids = readCompareIds(named);
  const max = settingsOf(context.frame.current(), session).compareMax;
  const catalogue = context.catalogue.current();
  const details = await Promise.all(
    ids.slice(0, max).map((id) => findProductDetail(context.db, catalogue, { id, chosen: new Map() })),
  );
  const products = details.flatMap((found) =>
    found === null ? [] : [{ ...withSpecificationSections(found.detail, context), addonProducts: [] }],
  );
  const suggestions = query === "" ? [] : await findToCompare(context, query, ids);
  return {
    heading: pageTexts.compare,
    body: { page: "compare", products, query, suggestions: [...suggestions] },
    messages: ids.length > max ? [{ kind: "info", text: catalogueTexts.compareFull(max) }] : [],
  };
}

function moved(ids: readonly number[]): FoundPage {
  return { redirect: compareAddress(ids), status: 302 };
}

/** All brands. */
export async function brandsPage({ context }: PageInput): Promise<FoundPage> {
  return {
    heading: pageTexts.brands,
    body: {
      page: "brands",
      metaDescription: pageTexts.brandsMeta(context.frame.current().settings.shopName),
      brands: menuBrands(context.catalogue.current()),
    },
  };
}
