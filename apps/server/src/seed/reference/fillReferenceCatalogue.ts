import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { variantAttributes } from "./otherProducts.ts";
import { referenceBrands, referenceCategories, referenceColors, referenceGroups } from "./referenceTree.ts";

type Category = (typeof referenceCategories)[number];

function ancestry(category: Category): readonly Category[] {
  const parent = referenceCategories.find((one) => one.id === category.parent);
  return parent === undefined ? [category] : [...ancestry(parent), category];
}

/** Inserts categories, brands, specification groups, colours and variant attributes. */
export async function fillReferenceCatalogue(db: Kysely<Database>): Promise<void> {
  const categories = referenceCategories.map((category, position) => {
    const line = ancestry(category);
    return {
      id: category.id,
      parent_id: category.parent,
      name: category.name,
      slug: category.slug,
      path: line.map((one) => one.slug).join("/"),
      level: line.length,
      position,
      active: category.active,
      image: category.parent === null ? `/assets/uploads/categories/${category.id}.svg` : null,
    };
  });
  await db
    .insertInto("category")
    .values(categories.sort((a, b) => a.level - b.level))
    .execute();
  await db
    .insertInto("brand")
    .values(referenceBrands.map((brand) => ({ ...brand })))
    .execute();
  await fillGroups(db);
  await fillColors(db);
  await db
    .insertInto("variant_attribute")
    .values(variantAttributes.map(({ id, label, level }) => ({ id, label, level, position: level })))
    .execute();
  await db
    .insertInto("variant_value")
    .values(
      variantAttributes.flatMap((attribute) =>
        attribute.values.map(({ id, name }, position) => ({ id, name, position, attribute_id: attribute.id })),
      ),
    )
    .execute();
}

async function fillGroups(db: Kysely<Database>): Promise<void> {
  const groups = referenceGroups.map(({ rows: _, ...group }, position) => ({ ...group, position }));
  await db.insertInto("spec_group").values(groups).execute();
  const values = referenceGroups.flatMap(({ id, type, rows }) =>
    rows.map((row, position) => ({
      id: row.id,
      group_id: id,
      value: row.value,
      number: type === "interval" ? Number(row.value) : null,
      position,
    })),
  );
  await db.insertInto("spec_value").values(values).execute();
}

async function fillColors(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("color")
    .values(referenceColors.map(({ id, name, hex }, position) => ({ id, name, hex, position })))
    .execute();
  await db
    .insertInto("color_value")
    .values(referenceColors.flatMap((color) => color.values.map((value) => ({ ...value, color_id: color.id }))))
    .execute();
}
