import type pg from "pg";
import * as z from "zod/mini";

/** A table of the shop with its written columns, without generated ones. */
export interface ShopTable {
  readonly name: string;
  readonly columns: readonly string[];
}

const rowSchema = z.array(z.object({ name: z.string(), columns: z.array(z.string()), after: z.array(z.string()) }));

const statement = `
  SELECT c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
    ARRAY(SELECT DISTINCT k.confrelid::regclass::text FROM pg_constraint k
      WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS after
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migration'
  ORDER BY c.relname`;

/** All tables of the shop, each after those its foreign keys refer to; throws on a cycle. */
export async function readTables(client: Pick<pg.ClientBase, "query">): Promise<readonly ShopTable[]> {
  const { rows } = await client.query(statement);
  const left = new Map(rowSchema.parse(rows).map((table) => [table.name, table]));
  const ordered: ShopTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(({ after }) => !after.some((name) => left.has(name.replaceAll('"', ""))));
    if (free.length === 0) throw new Error(`These tables name each other in a ring: ${[...left.keys()].join(", ")}.`);
    for (const { name, columns } of free) {
      left.delete(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}
