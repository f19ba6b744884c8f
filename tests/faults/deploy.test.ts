import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nodeProgram } from "../cluster/clusterParts.ts";
import { root } from "../outside/repository.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { sellThrough } from "./sellThrough.ts";
import { tellFigures } from "./tellFigures.ts";

let shop: FaultShop;

beforeAll(async () => {
  shop = await openFaultShop();
}, 600_000);
afterAll(() => shop.close(), 120_000);

/** A typical migration of a release: a column with a value for every row, and an index. */
const migration = `ALTER TABLE "order" ADD COLUMN faults_note text NOT NULL DEFAULT 'none';
ALTER TABLE product ADD COLUMN faults_rank integer NOT NULL DEFAULT 0;
CREATE INDEX order_faults_note ON "order" (faults_note);`;

/** The programs of a version with one more migration. */
function nextVersion(): readonly string[] {
  const folder = join(shop.cluster.folder, "migrations");
  cpSync(join(root, "apps/server/src/database/migrations"), folder, { recursive: true });
  writeFileSync(join(folder, "9999_next_version.sql"), migration);
  const hook = pathToFileURL(join(root, "tests/faults/nextVersion.mjs"));
  hook.searchParams.set("migrations", `${pathToFileURL(folder).href}/`);
  return ["--import", hook.href, ...nodeProgram(undefined).args];
}

describe("a new version with a migration", () => {
  it("reaches all nodes one after the other, while orders are placed and none fails", async () => {
    const args = nextVersion();
    const { nodes } = shop.cluster.parts;
    const { failed, served } = await sellThrough(shop, {
      fault: "a new version with a migration on both nodes",
      async goesWrong() {
        for (const node of nodes) {
          node.change({ args });
          await node.hold("SIGTERM");
          node.release();
          await shop.cluster.untilWhole();
        }
      },
    });
    const { rows } = await shop.look(({ pool }) =>
      pool.query<{ name: string }>("SELECT name FROM schema_migration ORDER BY name DESC LIMIT 1"),
    );
    expect(rows).toEqual([{ name: "9999_next_version.sql" }]);
    tellFigures("a new version, requests of buyers that failed", { failed });
    expect(failed).toBe(0);
    expect(served).toBe(1);
  });
});
