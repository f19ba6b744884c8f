import { shopAddresses } from "@torg/format/addresses";
import type { DeliveryPromise } from "@torg/catalog/domain/product";
import { compareAddress, readCompareIds } from "@torg/catalog/domain/compare";
import { chosenProduct, readVariantChoices, variantAddress } from "@torg/catalog/domain/product";
import { orKept } from "../catalogue/snapshot/orKept.ts";
import { findProductDetail, keptProductDetail } from "../catalogue/products/productDetail.ts";
import { findProduct, findProducts } from "../catalogue/products/productRow.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import { categoryUrl } from "../catalogue/data/Catalogue.ts";
import { findToCompare } from "../catalogue/search/findToCompare.ts";
import { deliveryPromise } from "../checkout/deliveryPromise.ts";
import { findCompared } from "../compare/compareQueries.ts";
import { settingsOf } from "../settings/settingsOf.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import { describePage } from "./describePage.ts";
import { menuBrands } from "./layoutData.ts";
import { legalGuarantee } from "./legalGuarantee.ts";
import type { FoundPage } from "./pageBody.ts";
import type { PageInput } from "./PageInput.ts";
import { runningCampaign } from "./runningCampaign.ts";

const homeProducts = 12;

/** The first page of the shop. */
export async function homePage({ context }: PageInput): Promise<FoundPage> {
  const { home } = context.frame.current();
  const campaign = runningCampaign([...home.campaigns, ...(home.campaign === null ? [] : [home.campaign])], Date.now());
  const catalogue = context.catalogue.current();
  const ids = home.products.length > 0 ? home.products : catalogue.index.query({ perPage: homeProducts }).ids;
  const rows = await orKept(
    () => findProducts(context.db, ids),
    () => context.shelf.rows(ids),
  );
  return {
    heading: pageTexts.home,
    body: {
      page: "home",
      intro: { heading: home.heading, lead: home.lead, promises: home.promises },
      metaDescription: pageTexts.homeMeta(context.frame.current().settings.shopName),
      carousel: home.carousel,
      campaign: campaign && { title: campaign.title, endsAt: campaign.endsAt, url: campaign.url },
      categories: catalogue.rootIds.flatMap((id) => {
        const category = catalogue.categories.get(id);
        if (category === undefined || !category.active) return [];
        return [{ name: category.name, url: categoryUrl(category), image: category.image }];
      }),
      products: rows.map(listingProduct),
    },
  };
}

/** The page of a product; `variant_{attribute}={value}` in its address are choices. */
export async function productPage(input: PageInput): Promise<FoundPage> {
  const { context, url, parts } = input;
  const id = toId(parts[0]);
  const chosen = wantedValues(url.searchParams);
  const catalogue = context.catalogue.current();
  const product =
    id === null
      ? null
      : await orKept(
          () => findProductDetail(context.db, catalogue, { id, chosen }),
          () => keptProductDetail(context.shelf, catalogue, id),
        );
  if (product === null) return null;
  const { variantAttributes: attributes } = product;
  const choices = readVariantChoices(attributes, url.searchParams);
  const variant = chosenProduct(attributes, choices);
  // A form without script names the choices; the product that they lead to has an address of its own.
  if (variant !== null && variant !== id)
    return { redirect: variantAddress(shopAddresses.product(variant), attributes, choices), status: 302 };
  const heading = product.parentName === null ? product.name : product.title;
  return {
    heading,
    body: {
      page: "product",
      product,
      delivery: await promisedDelivery(input, product.productId),
      legalGuarantee: legalGuarantee(context.frame.current().settings),
      metaDescription: product.info || describePage(product.description) || product.name,
    },
  };
}

/** What is promised of a product's delivery: to the visitor's postal code, where that is known; nothing while it cannot be read. */
async function promisedDelivery({ context, visit }: PageInput, id: number): Promise<DeliveryPromise | null> {
  const { promise } = await orKept<{ readonly promise: DeliveryPromise | null }>(
    async () => {
      const [session, row] = await Promise.all([visit.find(), findProduct(context.db, id)]);
      if (row === null) return { promise: null };
      const goods = {
        priceOre: row.price_hidden ? null : row.price_ore,
        weightGrams: row.weight_grams,
        isDigital: row.is_digital,
        // A family is there as long as one of its variants may be.
        stock: row.is_parent ? 1 : row.stock,
        availability: row.availability,
      };
      const tables = await context.checkouts.tablesOf(session);
      const postalCode = session?.postal_code ?? null;
      return { promise: deliveryPromise({ tables, goods, postalCode, now: new Date() }) };
    },
    () => ({ promise: null }),
  );
  return promise;
}

function wantedValues(parameters: URLSearchParams): ReadonlyMap<number, number> {
  return new Map(
    [...parameters].flatMap(([name, value]) => {
      const attribute = /^variant_(\d{1,9})$/.exec(name)?.[1];
      return attribute !== undefined && /^\d{1,9}$/.test(value) ? [[Number(attribute), Number(value)] as const] : [];
    }),
  );
}

/** Products side by side: those of the address; without any the session's list is gone to. */
export async function comparePage({ context, visit, url }: PageInput): Promise<FoundPage> {
  const session = await visit.find();
  const query = (url.searchParams.get("q") ?? "").trim();
  const named = url.searchParams.getAll("p");
  const listed = session === null || named.length > 0 ? [] : await findCompared(context.db, session.id);
  // The session's own list, and the ticked boxes of a plain form, have an address that can be shared.
  if (listed.length > 0 && query === "") return moved(listed.map((item) => item.product_id));
  if (named.length > 1 && query === "") return moved(readCompareIds(named));
  const ids = readCompareIds(named);
  const max = settingsOf(context.frame.current(), session).compareMax;
  const catalogue = context.catalogue.current();
  const details = await Promise.all(
    ids.slice(0, max).map((id) => findProductDetail(context.db, catalogue, { id, chosen: new Map() })),
  );
  const products = details.flatMap((detail) => (detail === null ? [] : [{ ...detail, addon_products: [] }]));
  const suggestions = query === "" ? [] : await findToCompare(context, query, ids);
  return { heading: pageTexts.compare, body: { page: "compare", products, query, suggestions: [...suggestions] } };
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

/** A whole number that an id can be, or null. */
export function toId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
