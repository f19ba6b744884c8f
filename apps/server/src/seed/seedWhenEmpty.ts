import { sql } from "kysely";
import { createProgressBar } from "../import/createProgressBar.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { demoSeedKey, seedDemo } from "./demo/seedDemo.ts";
import { seedReference } from "./reference/seedReference.ts";

interface State {
  readonly filled: boolean;
  /** Filling with the demo was started and not completed. */
  readonly broken: boolean;
}

/** Why a database must be filled; null if it need not be. */
async function unfilled(db: ShopContext["db"]): Promise<"empty" | "broken" | null> {
  const { rows } = await sql<State>`
    SELECT EXISTS (SELECT 1 FROM source) AS filled,
      EXISTS (SELECT 1 FROM setting WHERE key = ${demoSeedKey} AND value ->> 'done' = 'false') AS broken`.execute(db);
  if (rows[0]?.broken === true) return "broken";
  return rows[0]?.filled === false ? "empty" : null;
}

/** Whether filling the database takes the memory of an import. */
export async function isLongToFill({ db, config }: Pick<ShopContext, "db" | "config">): Promise<boolean> {
  const state = await unfilled(db);
  return state === "broken" || (state === "empty" && config.dataSet === "demo");
}

/** Fills a database without any source of products with the configured data set; otherwise leaves it unchanged. */
export async function seedWhenEmpty({ db, pool, config }: Pick<ShopContext, "db" | "pool" | "config">): Promise<void> {
  const state = await unfilled(db);
  if (state === null) return;
  if (config.dataSet === "reference" && state !== "broken") await seedReference(db);
  if (config.dataSet === "demo" || state === "broken") await fillWithDemo({ db, pool });
}

async function fillWithDemo(context: Pick<ShopContext, "db" | "pool">): Promise<void> {
  const started = performance.now();
  const { stdout } = process;
  const write = (text: string): void => {
    stdout.write(text);
  };
  console.log("Filling the empty database with the demo catalogue …");
  let bar = createProgressBar({ isTTY: stdout.isTTY, write }, "");
  let current = "";
  await seedDemo(context, ({ part, items, share }) => {
    if (part !== current) {
      bar.done();
      current = part;
      bar = createProgressBar({ isTTY: stdout.isTTY, write }, `  ${part}`);
      if (!stdout.isTTY || items === null) write(`  ${part}\n`);
    }
    if (items !== null) bar.show({ phase: "reading", items, share });
  });
  bar.done();
  console.log(`The demo catalogue is in place (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
