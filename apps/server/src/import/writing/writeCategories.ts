import type pg from "pg";
import { uniqueSlug, slug } from "@torg/feed";
import { pathSeparator } from "./stageItems.ts";

interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
}

class Tree {
  readonly #byParent = new Map<string, CategoryRow>();
  readonly #slugs = new Map<number | null, Set<string>>();

  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) {
      this.add(row);
    }
  }

  add(row: CategoryRow): void {
    this.#byParent.set(this.#key(row.parent_id, row.name), row);
    this.slugsBelow(row.parent_id).add(row.slug);
  }

  find(parent: number | null, name: string): CategoryRow | undefined {
    return this.#byParent.get(this.#key(parent, name));
  }

  slugsBelow(parent: number | null): Set<string> {
    const slugs = this.#slugs.get(parent) ?? new Set<string>();
    this.#slugs.set(parent, slugs);
    return slugs;
  }

  #key(parent: number | null, name: string): string {
    return `${parent ?? ""}\u0001${name.toLowerCase()}`;
  }
}

async function insert(
  client: pg.ClientBase,
  tree: Tree,
  wanted: { readonly parent: CategoryRow | null; readonly name: string; readonly level: number },
): Promise<CategoryRow> {
  const { parent, name, level } = wanted;
  const own = uniqueSlug(name, tree.slugsBelow(parent?.id ?? null));
  const path = parent === null ? own : `${parent.path}/${own}`;
  const { rows } = await client.query<CategoryRow>(
    `INSERT INTO category (parent_id, name, slug, path, level, position)
     VALUES ($1, $2, $3, $4, $5, (SELECT coalesce(max(position), 0) + 1 FROM category WHERE parent_id IS NOT DISTINCT FROM $1))
     RETURNING id, parent_id, name, slug, path`,
    [parent?.id ?? null, name, own, path, level],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The database answered no row for a category that was inserted.");
  tree.add(row);
  return row;
}

async function ensurePath(client: pg.ClientBase, tree: Tree, names: readonly string[]): Promise<number | null> {
  let parent: CategoryRow | null = null;
  for (const [index, name] of names.entries()) {
    const existing: CategoryRow | undefined = tree.find(parent === null ? null : parent.id, name);
    parent = existing ?? (await insert(client, tree, { parent, name, level: index + 1 }));
  }
  return parent === null ? null : parent.id;
}

/** Creates the missing categories of the stage, and maps the stage to their ids in `stage_category`. */
export async function writeCategories(client: pg.ClientBase): Promise<void> {
  const stored = await client.query<CategoryRow>("SELECT id, parent_id, name, slug, path FROM category");
  const tree = new Tree(stored.rows);
  const wanted = await client.query<{ key: string }>(
    "SELECT category_key AS key FROM stage_item GROUP BY 1 ORDER BY min(n)",
  );
  const found: { key: string; id: number }[] = [];
  for (const { key } of wanted.rows) {
    const id = await ensurePath(client, tree, key.split(pathSeparator));
    if (id !== null) found.push({ key, id });
  }
  await client.query(
    "CREATE TEMPORARY TABLE stage_category (key text PRIMARY KEY, id integer NOT NULL) ON COMMIT DROP",
  );
  await client.query(
    "INSERT INTO stage_category SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(key text, id integer)",
    [JSON.stringify(found)],
  );
}

interface Spelling {
  readonly name: string;
  /** A brand that exists keeps its spelling and address; null = it is new. */
  readonly id: number | null;
  readonly items: number;
}

/** The same for spellings of one brand, which differ in case and accents only. */
const plainName = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** An earlier brand goes first, then the more frequent spelling. */
const compareSpellings = (one: Spelling, other: Spelling): number =>
  (one.id ?? Number.MAX_SAFE_INTEGER) - (other.id ?? Number.MAX_SAFE_INTEGER) || other.items - one.items;

/** Spellings of the stage that stand for a brand with another spelling, and that one. */
function otherSpellings(spellings: readonly Spelling[]): readonly { readonly name: string; readonly kept: string }[] {
  const keptNames = new Map<string, string>();
  for (const { name } of spellings.toSorted(compareSpellings)) {
    keptNames.set(plainName(name), keptNames.get(plainName(name)) ?? name);
  }
  return spellings.flatMap(({ name, items }) => {
    const kept = keptNames.get(plainName(name)) ?? name;
    return items === 0 || kept === name ? [] : [{ name, kept }];
  });
}

/**
 * Gives items of one brand the same spelling of it. The hash includes the spelling, so that items that were imported
 * with another one are written again.
 */
async function unifyBrandSpelling(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Spelling>(
    `SELECT name, b.id, coalesce(s.items, 0)::int AS items
     FROM brand b FULL JOIN (SELECT brand AS name, count(*) AS items, min(n) AS first FROM stage_item WHERE brand IS NOT NULL GROUP BY 1) s
       USING (name) ORDER BY s.first`,
  );
  await client.query(
    `UPDATE stage_item s SET brand = r.kept, hash = md5(s.hash || r.kept)
     FROM jsonb_to_recordset($1::jsonb) AS r(name text, kept text) WHERE s.brand = r.name`,
    [JSON.stringify(otherSpellings(rows))],
  );
}

/** Creates the missing brands of the stage. */
export async function writeBrands(client: pg.ClientBase): Promise<void> {
  await unifyBrandSpelling(client);
  const stored = await client.query<{ link: string }>("SELECT link FROM brand");
  const links = new Set(stored.rows.map((row) => row.link));
  const missing = await client.query<{ name: string }>(
    "SELECT brand AS name FROM stage_item s WHERE brand IS NOT NULL AND NOT EXISTS (SELECT FROM brand b WHERE b.name = s.brand) GROUP BY 1 ORDER BY min(n)",
  );
  const brands = missing.rows.map(({ name }) => {
    const link = links.has(slug(name)) ? uniqueSlug(name, links) : slug(name);
    links.add(link);
    return { name, link };
  });
  await client.query(
    "INSERT INTO brand (name, link) SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(name text, link text)",
    [JSON.stringify(brands)],
  );
}
