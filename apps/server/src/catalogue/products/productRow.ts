import type { Availability } from "@torg/catalog/contract";
import { type CompiledQuery, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StoredImage } from "../../database/tables/catalogueTables.ts";
import { listColumns, pageColumns, type ProductTable, type ShownColumn } from "../../database/tables/productColumns.ts";
import { soldOut, availabilityRank } from "./availabilityRank.ts";

/** A product as lists show it, with the names of its brand and parent. */
export interface ProductRow extends Pick<Selectable<ProductTable>, ShownColumn<"lists">> {
  readonly brand_name: string | null;
  readonly brand_hidden: boolean | null;
  readonly parent_name: string | null;
  readonly parent_image: string | null;
  readonly parent_rating: number | null;
  /** Tone and size of the picture shown: its own, or its parent's. */
  readonly image_tone: string | null;
  readonly image_width: number | null;
  readonly image_height: number | null;
  /** A variant's value of each attribute, in the order of the picker; null for all others. */
  readonly variant_values: readonly string[] | null;
  /** The variants of a parent as currently sold; null for all others. Its prices are those of the cheapest of them. */
  readonly family: ProductFamily | null;
}

/** Summary of a parent's variants. */
export interface ProductFamily {
  readonly count: number;
  readonly highest_ore: number | null;
  readonly availability: NonNullable<Availability>;
}

/** The columns about a parent's variants: their number, and the cheapest. */
interface FamilyColumns {
  readonly family_count: number | null;
  readonly family_highest: number | null;
  readonly family_availability: Availability;
  readonly cheapest_price: number | null;
  readonly cheapest_prior: number | null;
  readonly cheapest_lowest_prior: number | null;
  readonly cheapest_discount: ProductRow["discount_badge"];
}

type FoundRow = Omit<ProductRow, "family"> & FamilyColumns;

/** A picture of a product with its tone and size, known before it is loaded. */
export interface SizedImage extends StoredImage {
  readonly tone?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Data shown only on a product's own page; it can be long. */
export interface ProductContent extends Omit<Pick<Selectable<ProductTable>, "id" | ShownColumn<"page">>, "images"> {
  readonly images: readonly SizedImage[];
}

const columns = listColumns.map((name) => `product.${name}` as const);

/**
 * The variants of a parent: their number, the prices of those that can be bought (or of all, if none can), and the best
 * availability.
 */
const family = sql<{
  readonly family_count: number;
  readonly family_highest: number | null;
  readonly family_availability: NonNullable<Availability>;
  readonly cheapest_id: number;
}>`(
  SELECT count(*)::int AS family_count,
    max(price_ore) FILTER (WHERE is_compared) AS family_highest,
    (array_agg(id ORDER BY is_compared DESC, price_ore NULLS LAST, id))[1] AS cheapest_id,
    (array['in_stock', 'preorder', 'backorder', 'out_of_stock'])[min(rank)] AS family_availability
  FROM (
    SELECT id, price_ore, rank,
      rank < ${sql.lit(soldOut)} OR min(rank) OVER () = ${sql.lit(soldOut)} AS is_compared
    FROM (
      SELECT v.id,
        CASE WHEN v.price_hidden THEN NULL ELSE v.price_ore END AS price_ore,
        ${availabilityRank("v")} AS rank
      FROM product v
      WHERE product.is_parent AND v.parent_id = product.id AND v.removed_at IS NULL
    ) variant
  ) ranked
  HAVING count(*) > 0)`;

const variantValues = sql<readonly string[] | null>`
  CASE WHEN product.parent_id IS NOT NULL THEN (
    SELECT array_agg(value.name ORDER BY attribute.level, attribute.position)
    FROM product_variant_value own
    JOIN variant_value value ON value.id = own.value_id
    JOIN variant_attribute attribute ON attribute.id = own.attribute_id
    WHERE own.product_id = product.id
  ) END`;

function products(db: Kysely<Database>) {
  return db
    .selectFrom("product")
    .leftJoin("product as parent", "parent.id", "product.parent_id")
    .leftJoin("brand", (join) => join.on(sql<boolean>`brand.id = coalesce(product.brand_id, parent.brand_id)`))
    .leftJoin("picture", (join) => join.on(sql<boolean>`picture.path = coalesce(product.image, parent.image)`))
    .leftJoinLateral(family.as("family"), (join) => join.onTrue())
    .leftJoin("product as cheapest", "cheapest.id", "family.cheapest_id")
    .select(columns)
    .select([
      "brand.name as brand_name",
      "brand.hidden as brand_hidden",
      "parent.name as parent_name",
      "parent.image as parent_image",
      "parent.rating as parent_rating",
      "picture.tone as image_tone",
      "picture.width as image_width",
      "picture.height as image_height",
      "family.family_count",
      "family.family_highest",
      "family.family_availability",
      sql<number | null>`CASE WHEN NOT cheapest.price_hidden THEN cheapest.price_ore END`.as("cheapest_price"),
      "cheapest.prior_price_ore as cheapest_prior",
      "cheapest.lowest_prior_price_ore as cheapest_lowest_prior",
      "cheapest.discount_badge as cheapest_discount",
      variantValues.as("variant_values"),
    ])
    .where("product.removed_at", "is", null);
}

/** A product as shown: a parent has the price of its cheapest variant for sale, and the best availability of any. */
function withFamily({ family_count: count, ...row }: FoundRow): ProductRow {
  const { family_highest: highest, family_availability: availability, ...shown } = row;
  if (count === null || availability === null) return { ...shown, family: null };
  const lowest = shown.cheapest_price;
  return {
    ...shown,
    price_ore: lowest,
    price_hidden: lowest === null,
    prior_price_ore: shown.cheapest_prior,
    lowest_prior_price_ore: shown.cheapest_lowest_prior,
    discount_badge: shown.cheapest_discount,
    // Monthly cost and unit price only make sense for a single price.
    monthly_price_ore: lowest === highest ? shown.monthly_price_ore : null,
    measure: lowest === highest ? shown.measure : null,
    family: { count, highest_ore: highest, availability },
  };
}

const compileFind = (db: Kysely<Database>): CompiledQuery<FoundRow> =>
  products(db)
    .where("product.id", "=", sql<number>`ANY(${sql.val([])}::int[])`)
    .compile();

/**
 * The query of almost every page, which takes longer to build than to send. It is compiled once, as it never changes.
 */
let find: CompiledQuery<FoundRow> | undefined;

/** Reads products in the order of the ids; missing ones are left out. */
export async function findProducts(db: Kysely<Database>, ids: readonly number[]): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return [];
  find ??= compileFind(db);
  const { rows } = await db.executeQuery<FoundRow>({ ...find, parameters: [ids] });
  const byId = new Map(rows.map((row) => [row.id, withFamily(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads one product, or null. */
export async function findProduct(db: Kysely<Database>, id: number): Promise<ProductRow | null> {
  const [row] = await findProducts(db, [id]);
  return row ?? null;
}

const plainPageColumns = pageColumns.filter((name) => name !== "images");

const sizedImages = sql<readonly SizedImage[]>`(
  SELECT coalesce(
    jsonb_agg(
      image || jsonb_strip_nulls(
        jsonb_build_object('tone', picture.tone, 'width', picture.width, 'height', picture.height))
      ORDER BY n),
    '[]')
  FROM jsonb_array_elements(product.images) WITH ORDINALITY AS own(image, n)
  LEFT JOIN picture ON picture.path = image->>'src')`;

/** Reads the data of products' own pages. */
export function findProductContents(db: Kysely<Database>, ids: readonly number[]): Promise<readonly ProductContent[]> {
  return db
    .selectFrom("product")
    .select(["id", ...plainPageColumns, sizedImages.as("images")])
    .where("id", "=", sql<number>`ANY(${sql.val(ids)}::int[])`)
    .execute();
}
