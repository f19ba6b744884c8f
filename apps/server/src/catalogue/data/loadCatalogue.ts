import { createFacetColumns, openFacetIndex, type FacetCount, type FacetSchema } from "@torg/facets";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { BrandEntry, Catalogue, CategoryNode, ColorEntry, SpecGroupEntry, SpecValueEntry } from "./Catalogue.ts";
import { groupBy } from "../../database/groupBy.ts";
import { dimensionNames } from "./facetDimensions.ts";
import { loadFacetRecords } from "./loadFacetRecords.ts";
import { loadWords } from "./loadWords.ts";
import { openProductWords } from "../search/openProductWords.ts";

/** Reads the catalogue and builds its indexes, from one consistent database snapshot. */
export async function loadCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      const categoryRows = await snapshot.selectFrom("category").selectAll().orderBy("position").orderBy("id").execute();
      const { groups, values, schema } = await loadSpecifications(snapshot);
      const parents = new Map(categoryRows.map(({ id, parent_id: parent }) => [id, parent]));
      const columns = createFacetColumns(await loadFacetRecords(snapshot, parents), {
        dimensions: dimensionNames,
        groups: schema,
      });
      const index = openFacetIndex(columns);
      const wordColumns = await loadWords(snapshot);
      const wholeCatalogue = index.query({ perPage: 1 });
      const categories = toTree(categoryRows, countsOf(wholeCatalogue.categories));
      return {
        index,
        columns,
        words: openProductWords(wordColumns),
        wordColumns,
        categories,
        categoryByPath: new Map([...categories.values()].map((category) => [category.path, category])),
        rootIds: categoryRows.filter((row) => row.parent_id === null).map((row) => row.id),
        brands: await loadBrands(snapshot, countsOf(wholeCatalogue.dimensions.brands)),
        groups,
        values,
        colors: await loadColors(snapshot),
      };
    });
}

interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly level: number;
  readonly active: boolean;
  readonly image: string | null;
  readonly description_html: string;
}

function toTree(rows: readonly CategoryRow[], counts: Counts): Map<number, CategoryNode> {
  const children = groupBy(rows, (row) => row.parent_id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        parentId: row.parent_id,
        name: row.name,
        slug: row.slug,
        path: row.path,
        level: row.level,
        active: row.active,
        image: row.image,
        descriptionHtml: row.description_html,
        childIds: (children.get(row.id) ?? []).map((child) => child.id),
        productCount: counts.get(row.id) ?? 0,
      },
    ]),
  );
}

type Counts = ReadonlyMap<number, number>;

function countsOf(rows: readonly FacetCount[]): Counts {
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function loadBrands(db: Kysely<Database>, counts: Counts): Promise<ReadonlyMap<number, BrandEntry>> {
  const rows = await db.selectFrom("brand").selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        link: row.link,
        overrideLink: row.override_link,
        hidden: row.hidden,
        productCount: counts.get(row.id) ?? 0,
      },
    ]),
  );
}

async function loadColors(db: Kysely<Database>): Promise<readonly ColorEntry[]> {
  const colors = await db.selectFrom("color").selectAll().orderBy("position").orderBy("id").execute();
  const values = groupBy(
    await db.selectFrom("color_value").selectAll().orderBy("id").execute(),
    (value) => value.color_id,
  );
  return colors.map(({ id, name, hex }) => ({
    id,
    name,
    hex,
    valueIds: (values.get(id) ?? []).map((value) => value.id),
  }));
}

interface Specifications {
  readonly groups: ReadonlyMap<number, SpecGroupEntry>;
  readonly values: ReadonlyMap<number, SpecValueEntry>;
  readonly schema: FacetSchema["groups"];
}

async function loadSpecifications(db: Kysely<Database>): Promise<Specifications> {
  const groupRows = await db.selectFrom("spec_group").selectAll().orderBy("position").orderBy("id").execute();
  const valueRows = await db.selectFrom("spec_value").selectAll().orderBy("position").orderBy("id").execute();
  const byGroup = groupBy(valueRows, (value) => value.group_id);
  return {
    groups: new Map(groupRows.map((row) => [row.id, toGroup(row)])),
    values: new Map(
      valueRows.map((row) => [row.id, { id: row.id, text: row.value, shown: row.show_in_filter }]),
    ),
    schema: groupRows.map(({ id, type }) => {
      const own = byGroup.get(id) ?? [];
      if (type !== "interval") return { id, kind: "choice", valueIds: own.map((value) => value.id) };
      return {
        id,
        kind: "interval",
        values: own.flatMap((value) => (value.number === null ? [] : [{ id: value.id, number: value.number }])),
      };
    }),
  };
}

function toGroup(row: {
  readonly id: number;
  readonly title: string;
  readonly unit: string | null;
  readonly description: string | null;
  readonly type: string;
  readonly show_in_filter: boolean;
}): SpecGroupEntry {
  const type = row.type === "interval" || row.type === "single_choice" ? row.type : "multiple_choice";
  return {
    id: row.id,
    title: row.title,
    unit: row.unit,
    description: row.description,
    type,
    shown: row.show_in_filter,
  };
}
