import { toOre } from "@torg/format";
import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { ProductTable } from "../../database/tables/productColumns.ts";
import { machineDetails } from "./machineDetails.ts";
import { type OtherProduct, otherProducts, variantAttributes } from "./otherProducts.ts";
import {
  energyColors,
  referenceBrands,
  referenceCategories,
  referenceColors,
  referenceGroups,
} from "./referenceTree.ts";
import { type WashingMachine, washingMachines } from "./washingMachines.ts";

const machineCategory = 111;

/** The monthly cost over two years that the contract of the calls gives for products of the reference data. */
function monthlyOre(price: number): number {
  return toOre(Math.round(price / 24));
}

const categoryName = (id: number | null): string => referenceCategories.find((one) => one.id === id)?.name ?? "";
const brandName = (id: number): string => referenceBrands.find((one) => one.id === id)?.name ?? "";

function energyOf({ id, energyClass = "" }: Pick<OtherProduct, "id" | "energyClass">): string | null {
  if (energyClass === "") return null;
  const isOld = id === 1002;
  const letter = isOld ? "A++" : energyClass;
  return JSON.stringify({
    class: letter,
    color: energyColors[letter] ?? null,
    version: isOld ? 1 : 2,
    label: `/assets/uploads/energy/${id}-etikett.svg`,
    sheet: id === 1001 ? "/assets/uploads/energy/1001-produktblad.pdf" : null,
  });
}

function specificationsOf(machine: WashingMachine): string {
  const rows = [
    { title: "Kapacitet", unit: "kg", value: machine.kg },
    { title: "Funktioner", unit: null, value: machine.functions.join(", ") },
    { title: "Ljudnivå", unit: "dB", value: machine.decibel.replace(".", ",") },
    { title: "Energiklass", unit: null, value: machine.energyClass },
    { title: "Lucka", unit: null, value: machine.door },
    { title: "Färg", unit: null, value: machine.color },
  ];
  return JSON.stringify(rows.filter((row) => row.value !== ""));
}

function machineRow(machine: WashingMachine, sourceId: number, rank: number): Insertable<ProductTable> {
  const { id, name, brand, price, ordinary } = machine;
  return {
    id,
    source_id: sourceId,
    external_id: String(id),
    category_id: machineCategory,
    brand_id: referenceBrands.find((one) => one.name === brand)?.id ?? null,
    name,
    title: name,
    search_words: `${name} ${brand} ${categoryName(machineCategory)} ${categoryName(11)} ${id}`,
    price_ore: toOre(price),
    monthly_price_ore: monthlyOre(price),
    prior_price_ore: ordinary === null ? null : toOre(ordinary),
    lowest_prior_price_ore: ordinary === null ? null : toOre(ordinary),
    popularity: 1000 - rank,
    image: `/assets/uploads/products/${id}.svg`,
    specifications: specificationsOf(machine),
    energy: energyOf(machine),
    ...machineDetails(machine),
  };
}

function statusOf({ status }: OtherProduct): string | null {
  if (status === undefined) return null;
  return JSON.stringify({ icon: "check-circle", color: "#2e7d32", html: status, cart_html: status });
}

function otherRow(product: OtherProduct, sourceId: number): Insertable<ProductTable> {
  const { id, name, category, brand, price } = product;
  return {
    id,
    source_id: sourceId,
    external_id: String(id),
    category_id: category,
    brand_id: brand,
    name,
    title: name,
    search_words: `${name} ${brandName(brand)} ${categoryName(category)} ${id}`,
    price_ore: toOre(price),
    monthly_price_ore: monthlyOre(price),
    stock: product.stock ?? 40,
    availability: product.outOfStock === true ? "out_of_stock" : "in_stock",
    max_quantity: product.onlyOnce === true ? 1 : (product.max ?? 10),
    is_digital: product.isDigital ?? false,
    has_own_cart_address: product.hasOwnCartAddress ?? false,
    only_once: product.onlyOnce ?? false,
    buy_disabled: product.giftOnly ?? false,
    listed: product.listed ?? product.parent === undefined,
    is_parent: product.isParent ?? false,
    parent_id: product.parent ?? null,
    popularity: 500 - (id % 100),
    image: `/assets/uploads/products/${product.parent ?? id}.svg`,
    images: JSON.stringify([{ src: `/assets/uploads/products/${product.parent ?? id}.svg`, alt: name }]),
    status: statusOf(product),
    measure: product.measure === undefined ? null : JSON.stringify(product.measure),
    disclosure: product.disclosure === undefined ? null : JSON.stringify(product.disclosure),
    energy: energyOf(product),
    description_html: product.description ?? `${name} från ${brandName(brand)}.`,
  };
}

function valuesOf(machine: WashingMachine): readonly string[] {
  return [machine.kg, ...machine.functions, machine.decibel, machine.energyClass, machine.door];
}

function specValueIds(machine: WashingMachine): readonly number[] {
  const values = referenceGroups.flatMap(({ rows }) => [...rows]);
  return valuesOf(machine)
    .flatMap((value) => values.find((one) => one.value === value)?.id ?? [])
    .toSorted((one, other) => one - other);
}

/** The finer values of a primary colour alternate among its machines. */
function colorValueIds(machine: WashingMachine): readonly number[] {
  const turn = washingMachines.filter(({ color }) => color === machine.color).indexOf(machine);
  return referenceColors
    .filter(({ name }) => name === machine.color)
    .map(({ values }) => values[turn % values.length]?.id ?? values[0].id);
}

function variantRows(): readonly {
  readonly product_id: number;
  readonly attribute_id: number;
  readonly value_id: number;
}[] {
  return otherProducts.flatMap(({ id, variant = [] }) =>
    variant.flatMap((value, level) => {
      const attribute = variantAttributes[level];
      return attribute === undefined ? [] : [{ product_id: id, attribute_id: attribute.id, value_id: value }];
    }),
  );
}

/** Inserts the products with their specifications, colours, variants and relations. */
export async function fillReferenceProducts(db: Kysely<Database>): Promise<void> {
  const source = await db.insertInto("source").values({ name: "reference" }).returning("id").executeTakeFirstOrThrow();
  const rows = [
    ...washingMachines.map((machine, rank) => machineRow(machine, source.id, rank)),
    ...otherProducts.map((product) => otherRow(product, source.id)),
  ];
  // One at a time: rows have different columns, and a parent must come before its variants.
  for (const row of rows) await db.insertInto("product").values(row).execute();
  await db
    .insertInto("product_filter")
    .values(
      washingMachines.map((machine) => ({
        product_id: machine.id,
        spec_value_ids: specValueIds(machine),
        color_value_ids: colorValueIds(machine),
      })),
    )
    .execute();
  await db
    .insertInto("product_variant_value")
    .values(variantRows().map((row) => ({ ...row })))
    .execute();
  await db
    .insertInto("product_relation")
    .values([
      { product_id: 1001, related_id: 1901, kind: "addon", position: 1 },
      { product_id: 1001, related_id: 1902, kind: "addon", position: 2 },
      { product_id: 1501, related_id: 1903, kind: "addon", position: 1 },
      { product_id: 1001, related_id: 1201, kind: "matching", position: 1 },
      { product_id: 1001, related_id: 1201, kind: "ordered_with", position: 1 },
      ...[1201, 1303, 1501].map((related_id, position) => ({
        product_id: 1001,
        related_id,
        kind: "recommended",
        position,
      })),
    ])
    .execute();
  await db.insertInto("gift_campaign").values({ id: 9, product_id: 1501, gift_product_id: 1502 }).execute();
}
