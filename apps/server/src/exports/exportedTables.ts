import { type RawBuilder, sql } from "kysely";

/** How a value is written: texts and moments unchanged, öre as kronor. */
export type ColumnKind = "text" | "number" | "kronor" | "moment" | "flag";

/** One column of an export. */
export interface ExportColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** The SQL expression it is read from. */
  readonly from: string;
  /** Its description, if the name is not enough. */
  readonly says?: string;
}

/** A table that can be exported: its columns, and rows in a stable order. */
export interface ExportedTable {
  readonly says: string;
  readonly columns: readonly ExportColumn[];
  readonly tables: string;
  /** The moment that `--from` and `--to` filter by; null: they are not allowed. */
  readonly moment: string | null;
  readonly order: string;
}

type ColumnEntry = readonly [name: string, kind: ColumnKind, from: string, says?: string];

const columns = (...entries: readonly ColumnEntry[]): readonly ExportColumn[] =>
  entries.map(([name, kind, from, says]) => ({ name, kind, from, ...(says === undefined ? {} : { says }) }));

const piecesOf = (kind: string): string =>
  `(SELECT coalesce(sum(p.quantity), 0)::integer FROM order_act_line p JOIN order_act a ON a.id = p.act_id WHERE p.line_id = l.id AND a.kind = '${kind}')`;

/** All exports by name. None contains identity numbers. */
export const exportedTables = {
  orders: {
    says: "one row for each order and each request for a quote",
    tables: `"order" o`,
    moment: "o.created_at",
    order: "o.id",
    columns: columns(
      ["order", "text", "o.name", "the number that the buyer was told"],
      ["placed", "moment", "o.created_at"],
      ["state", "text", "o.state", "`placed`, `paid` (reserved or taken) or `cancelled` (its payment is gone)"],
      ["quote", "flag", "o.is_offer", "a request for a quote: nothing was sold"],
      ["customer_type", "text", "o.customer_type", "`private` or `company`"],
      ["company", "text", "o.company"],
      ["first_name", "text", "o.first_name"],
      ["last_name", "text", "o.last_name"],
      ["email", "text", "o.email"],
      ["mobile", "text", "o.mobile"],
      ["address", "text", "o.address"],
      ["care_of", "text", "o.co"],
      ["postal_code", "text", "o.zipcode"],
      ["city", "text", "o.city"],
      ["country", "text", "o.country_code"],
      ["delivery", "text", "o.delivery_name"],
      ["delivery_choice", "text", "coalesce(o.shipping_option_label, '')", "such as the agent that was chosen"],
      ["payment", "text", "o.payment_name"],
      ["provider", "text", "o.provider"],
      ["goods", "kronor", "o.products_ore"],
      ["discount", "kronor", "o.discount_ore", "what codes took off, gift cards included"],
      ["delivery_cost", "kronor", "o.delivery_ore"],
      ["fee", "kronor", "o.payment_fee_ore"],
      ["vat", "kronor", "o.vat_ore", "within the sums"],
      ["to_pay", "kronor", "o.total_ore", "what was left when gift cards had paid"],
      ["message", "text", "o.message"],
    ),
  },
  "order-lines": {
    says: "one row for each line of an order",
    tables: `order_line l JOIN "order" o ON o.id = l.order_id`,
    moment: "o.created_at",
    order: "l.id",
    columns: columns(
      ["order", "text", "o.name"],
      ["placed", "moment", "o.created_at"],
      ["line", "number", "l.position", "counted from 1"],
      ["article", "text", "l.external_id", "the feed's name of the product"],
      ["name", "text", "l.name"],
      ["quantity", "number", "l.quantity"],
      ["unit_price", "kronor", "l.unit_price_ore"],
      ["discount", "kronor", "l.discount_ore"],
      ["total", "kronor", "l.total_ore", "before the discount"],
      ["vat_percent", "number", "l.vat_percent"],
      ["vat", "kronor", "l.vat_ore"],
      ["shipped", "number", piecesOf("ship"), "pieces"],
      ["cancelled", "number", piecesOf("cancel"), "pieces"],
      ["returned", "number", piecesOf("return"), "pieces"],
    ),
  },
  customers: {
    says: "one row for each account",
    tables: "customer c",
    moment: null,
    order: "c.id",
    columns: columns(
      ["email", "text", "c.email"],
      ["company", "text", "c.company"],
      ["first_name", "text", "c.first_name"],
      ["last_name", "text", "c.last_name"],
      ["mobile", "text", "c.mobile"],
      ["address", "text", "c.address"],
      ["care_of", "text", "c.co"],
      ["postal_code", "text", "c.zipcode"],
      ["city", "text", "c.city"],
    ),
  },
  products: {
    says: "one row for each product that is for sale, as it stands now",
    tables: `product p LEFT JOIN brand b ON b.id = p.brand_id JOIN source s ON s.id = p.source_id
      WHERE p.removed_at IS NULL`,
    moment: null,
    order: "p.id",
    columns: columns(
      ["id", "number", "p.id"],
      ["feed", "text", "s.name"],
      ["article", "text", "p.external_id", "the feed's name of the product"],
      ["name", "text", "p.name"],
      ["brand", "text", "coalesce(b.name, '')"],
      ["gtin", "text", "coalesce(p.gtin, '')"],
      ["price", "kronor", "p.price_ore", "with VAT"],
      ["prior_price", "kronor", "p.prior_price_ore"],
      ["vat_percent", "number", "p.vat_percent"],
      ["stock", "number", "p.stock"],
      ["availability", "text", "p.availability"],
    ),
  },
  "credit-notes": {
    says: "one row for each credit note, in their order",
    tables: `credit_note n JOIN order_act a ON a.id = n.act_id JOIN "order" o ON o.id = a.order_id`,
    moment: "n.created_at",
    order: "n.number",
    columns: columns(
      ["number", "number", "n.number"],
      ["written", "moment", "n.created_at"],
      ["order", "text", "o.name"],
      ["because", "text", "coalesce(a.ground, a.kind)", "`withdrawal`, `complaint`, `goodwill`, `cancel` or `credit`"],
      ["total", "kronor", "n.total_ore"],
      ["vat", "kronor", "n.vat_ore", "within the total"],
    ),
  },
} as const satisfies Readonly<Record<string, ExportedTable>>;

export type ExportName = keyof typeof exportedTables;

/** Which rows are exported. */
export interface ExportPeriod {
  /** The first moment included, or null. */
  readonly from: Date | null;
  /** The first moment excluded, or null. */
  readonly until: Date | null;
}

/** The statement that reads an export. */
export function exportStatement(table: ExportedTable, { from, until }: ExportPeriod): RawBuilder<unknown> {
  const { tables, moment, order } = table;
  const list = table.columns.map(({ name, from: place }) => `${place} AS "${name}"`).join(", ");
  const at = moment === null ? null : sql.raw(moment);
  const period =
    at === null
      ? sql``
      : sql` WHERE (${from}::timestamptz IS NULL OR ${at} >= ${from}) AND (${until}::timestamptz IS NULL OR ${at} < ${until})`;
  return sql`SELECT ${sql.raw(list)} FROM ${sql.raw(tables)}${period} ORDER BY ${sql.raw(order)}`;
}
