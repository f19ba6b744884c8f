import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { ProductTable } from "../../database/tables/catalogueTables.ts";

type NeverShown = "search_vector" | "search_words" | "search_letters" | "name_letters" | "content_hash";
type OnlyOnItsPage = "description_html" | "images" | "specifications" | "embed" | "disclosure";

/** A product as lists show it, with the names of its brand and its parent. */
export interface ProductRow extends Omit<Selectable<ProductTable>, NeverShown | OnlyOnItsPage> {
  readonly brand_name: string | null;
  readonly brand_hidden: boolean | null;
  readonly parent_name: string | null;
  readonly parent_image: string | null;
}

/** What only a product's own page shows; it can be long. */
export type ProductContent = Pick<Selectable<ProductTable>, "id" | OnlyOnItsPage>;

const columns = [
  "product.id",
  "product.source_id",
  "product.external_id",
  "product.parent_id",
  "product.is_parent",
  "product.category_id",
  "product.brand_id",
  "product.name",
  "product.title",
  "product.summary",
  "product.article_number",
  "product.gtin",
  "product.source_link",
  "product.price_ore",
  "product.prior_price_ore",
  "product.lowest_prior_price_ore",
  "product.price_hidden",
  "product.vat_percent",
  "product.monthly_price_ore",
  "product.availability",
  "product.stock",
  "product.has_limited_stock",
  "product.max_quantity",
  "product.buy_disabled",
  "product.has_own_cart_address",
  "product.only_once",
  "product.is_digital",
  "product.is_package",
  "product.package_names",
  "product.listed",
  "product.rating",
  "product.review_count",
  "product.popularity",
  "product.image",
  "product.tags",
  "product.badge",
  "product.discount_badge",
  "product.energy",
  "product.measure",
  "product.status",
  "product.show_store_stock",
  "product.created_at",
  "product.updated_at",
  "product.removed_at",
] as const;

function products(db: Kysely<Database>) {
  return db
    .selectFrom("product")
    .leftJoin("product as parent", "parent.id", "product.parent_id")
    .leftJoin("brand", (join) => join.on(sql<boolean>`brand.id = coalesce(product.brand_id, parent.brand_id)`))
    .select(columns)
    .select([
      "brand.name as brand_name",
      "brand.hidden as brand_hidden",
      "parent.name as parent_name",
      "parent.image as parent_image",
    ])
    .where("product.removed_at", "is", null);
}

/** Reads products in the order of the ids; those that are gone are left out. */
export async function findProducts(db: Kysely<Database>, ids: readonly number[]): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await products(db)
    .where("product.id", "=", sql<number>`ANY(${sql.val(ids)}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads one product, or null. */
export async function findProduct(db: Kysely<Database>, id: number): Promise<ProductRow | null> {
  const [row] = await findProducts(db, [id]);
  return row ?? null;
}

/** Reads what only the product's own page shows, or null. */
export async function findProductContent(db: Kysely<Database>, id: number): Promise<ProductContent | null> {
  const row = await db
    .selectFrom("product")
    .select(["id", "description_html", "images", "specifications", "embed", "disclosure"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the products related to one, by kind. */
export async function findRelated(
  db: Kysely<Database>,
  productId: number,
  kind: "addon" | "matching" | "ordered_with" | "recommended",
): Promise<readonly ProductRow[]> {
  const rows = await db
    .selectFrom("product_relation")
    .select("related_id")
    .where("product_id", "=", productId)
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("related_id")
    .execute();
  return findProducts(
    db,
    rows.map((row) => row.related_id),
  );
}
