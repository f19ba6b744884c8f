import { isWatchable } from "@torg/account/domain";
import type { AddonProduct, ProductDetail } from "@torg/catalog/contract";
import { pictureWithWidth } from "@torg/format";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type Catalogue, categoryTrail, categoryUrl } from "../data/Catalogue.ts";
import type { ProductShelf } from "../snapshot/ProductShelf.ts";
import { disclosureOf } from "./disclosureOf.ts";
import { energyFields } from "./energyFields.ts";
import { feedGroupId } from "./feedGroupId.ts";
import { findProductExtras, type RelationKind } from "./findProductExtras.ts";
import { findVariants, type Variants, variantsOf } from "./findVariants.ts";
import { findProduct, findProductContents, findProducts, type ProductContent, type ProductRow } from "./productRow.ts";
import { listingProduct, thumb } from "./productView.ts";
import { findVariantAttributes } from "./findVariantAttributes.ts";

/** A product, and the attribute values chosen in its address. */
export interface DetailQuery {
  readonly id: number;
  readonly chosen: ReadonlyMap<number, number>;
}

/** A product as lists show it, and the data of its page. */
export interface FoundProduct {
  readonly row: ProductRow;
  readonly detail: ProductDetail;
}

/** The data of a product's page, or null when there is no such product. */
export async function findProductDetail(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { id, chosen }: DetailQuery,
): Promise<FoundProduct | null> {
  const row = await findProduct(db, id);
  return row === null ? null : { row, detail: await detailOf(db, catalogue, { row, chosen }) };
}

async function detailOf(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { row, chosen }: Pick<FoundProduct, "row"> & Pick<DetailQuery, "chosen">,
): Promise<ProductDetail> {
  const { id: ownId, parent_id: parentId } = row;
  const familyId = row.is_parent ? ownId : parentId;
  const aboveIds = parentId === null ? [] : [parentId];
  const [beside, contents, family] = await Promise.all([
    findProductExtras(db, { id: ownId, familyId }),
    findProductContents(db, [ownId, ...aboveIds]),
    row.is_parent ? findVariants(db, ownId) : noVariants,
  ]);
  const { relatedIds, offers } = beside;
  const [otherRows, attributes] = await Promise.all([
    findProducts(db, [...new Set([...aboveIds, ...Object.values(relatedIds).flat()])]),
    familyId === null ? [] : findVariantAttributes(db, familyId, row.is_parent ? chosen : beside.ownValues),
  ]);
  const byId = new Map(otherRows.map((other) => [other.id, other]));
  const related = (kind: RelationKind) => relatedIds[kind].flatMap((other) => byId.get(other) ?? []);
  const [addons, matching, recommended] = [related("addon"), related("matching"), related("recommended")];
  const parent = (parentId === null ? undefined : byId.get(parentId)) ?? null;
  const product = listingProduct(row);
  const used = new Set([...addons, ...matching].map(({ id }) => id));
  return {
    ...product,
    ...shownContent(storedContents(contents, { own: row, parent }), row, family),
    ...shownNumbers(row, parent),
    // Credit is calculated from a single price.
    ...(product.isLowestPrice ? noOffers : offers),
    variants: [...family.variants],
    variantAttributes: attributes,
    addonProducts: addons.map(addonProduct),
    matchingProducts: matching.map(listingProduct),
    recommendedProducts: recommended.filter(({ id }) => !used.has(id)).map(listingProduct),
    breadcrumbs: breadcrumbsOf(catalogue, row, parent),
  };
}

/** A product's page from the cache, while the database is unavailable: without related products and choices. */
export function cachedProductDetail(shelf: ProductShelf, catalogue: Catalogue, id: number): FoundProduct | null {
  const shelved = shelf.product(id);
  if (shelved === null) return null;
  const { row } = shelved;
  const parent = row.parent_id === null ? null : shelf.product(row.parent_id);
  const variants = row.is_parent ? shelf.variants(id) : [];
  const contents = { own: shelved.content, parent: parent?.content ?? null };
  const family = variantsOf(
    variants.map((variant) => variant.row),
    variants.map(({ content }) => content?.specifications ?? []),
  );
  const detail = {
    ...listingProduct(row),
    ...shownContent(contents, row, family),
    ...shownNumbers(row, parent?.row ?? null),
    ...noOffers,
    variants: [...family.variants],
    variantAttributes: [],
    addonProducts: [],
    matchingProducts: [],
    recommendedProducts: [],
    breadcrumbs: breadcrumbsOf(catalogue, row, parent?.row ?? null),
  };
  return { row, detail };
}

function breadcrumbsOf(catalogue: Catalogue, row: ProductRow, parent: ProductRow | null) {
  return categoryTrail(catalogue, row.category_id ?? parent?.category_id ?? null).map((category) => ({
    name: category.name,
    url: categoryUrl(category),
  }));
}

const noVariants: Variants = { variants: [], facts: [] };

interface Contents {
  readonly own: ProductContent | null;
  readonly parent: ProductContent | null;
}

function storedContents(
  contents: readonly ProductContent[],
  { own, parent }: { readonly own: ProductRow; readonly parent: ProductRow | null },
): Contents {
  const of = (row: ProductRow | null): ProductContent | null => contents.find(({ id }) => id === row?.id) ?? null;
  return { own: of(own), parent: of(parent) };
}

/** Texts and pictures; variants fall back to their parent, and a parent to its variants. */
function shownContent({ own, parent }: Contents, row: ProductRow, { facts }: Variants) {
  const images = own === null || own.images.length === 0 ? (parent?.images ?? []) : own.images;
  const stored = own === null || own.specifications.length === 0 ? (parent?.specifications ?? []) : own.specifications;
  const specifications = stored.length === 0 ? facts : stored;
  const gallery = images.length > 0 ? images : mainImage(row);
  return {
    images: gallery.map(({ src, ...measures }) => ({
      ...measures,
      src: pictureWithWidth(src, 420),
      thumb: pictureWithWidth(src, 66),
    })),
    description: own?.description_html || (parent?.description_html ?? ""),
    specifications: specifications.map((specification) => ({
      ...specification,
      section: specification.section ?? null,
    })),
    embed: embedOf(own?.embed ?? parent?.embed ?? null),
    disclosure: disclosureOf(own?.disclosure ?? parent?.disclosure ?? null, row.energy !== null),
  };
}

function shownNumbers(row: ProductRow, parent: ProductRow | null) {
  return {
    score: row.rating ?? parent?.rating ?? 0,
    numberOfReviews: row.review_count || (parent?.review_count ?? 0),
    showsStoreStock: row.show_store_stock,
    isWatchable: isWatchable({
      isParent: row.is_parent,
      buyDisabled: row.buy_disabled || row.stopped_at !== null,
      hidesPrice: row.price_hidden,
      priceOre: row.price_ore,
      stock: row.stock,
      availability: row.availability,
    }),
    // Here a variant is a product of its own, so there is no second id.
    variantId: null,
    parentName: row.parent_name,
    articleNumber: row.article_number,
    gtin: row.gtin,
    sku: row.is_parent ? null : row.external_id,
    groupId: feedGroupId((row.is_parent ? row : parent)?.external_id ?? null),
    lowestPriorPriceOre: row.lowest_prior_price_ore,
  };
}

function mainImage(row: ProductRow) {
  const image = row.image ?? row.parent_image;
  if (image === null) return [];
  const { image_tone: tone, image_width: width, image_height: height } = row;
  return [
    { src: image, alt: row.name, tone: tone ?? undefined, width: width ?? undefined, height: height ?? undefined },
  ];
}

function addonProduct(row: ProductRow): AddonProduct {
  const product = listingProduct(row);
  return {
    productId: row.id,
    name: row.name,
    url: product.url,
    image: thumb(row, 220),
    priceOre: product.priceOre,
    maxPurchasableQuantity: row.max_quantity,
    ...energyFields(row.energy, row.name),
  };
}

const noOffers = { showsLeasing: false, showsCreditCampaigns: false };

/** An embed with the contract's fields in their order, which differs from the database's. */
function embedOf(embed: ProductDetail["embed"]): ProductDetail["embed"] {
  return embed === null ? null : { type: embed.type, src: embed.src, title: embed.title };
}
