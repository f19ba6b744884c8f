import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../testing/createTestDatabase.ts";
import { forgetOldData, hourly, nightly } from "./forgetOldData.ts";
import { retentionRules } from "./retentionRules.ts";

const ago = (days: number): string => `now() - interval '${days} days'`;

describe("the retention rules", () => {
  it("are the same in the documentation, in the same order", () => {
    const docs = readFileSync(new URL("../../../../docs/running.md", import.meta.url), "utf8");
    const rows = retentionRules.map(({ name, kept, every }) => `| ${name} | ${kept} | every ${every ?? "night"} |`);
    expect(docs).toContain(`| data | kept | checked |\n|---|---|---|\n${rows.join("\n")}\n\n`);
  });

  it("are each run either hourly or nightly", () => {
    expect(new Set([...nightly, ...hourly])).toEqual(new Set(retentionRules));
    expect(hourly.some((rule) => nightly.includes(rule))).toBe(false);
    expect(new Set(retentionRules.map(({ name }) => name)).size).toBe(retentionRules.length);
  });

  it("keep the books for seven years after the year of the sale, as the Accounting Act (7:2) requires", () => {
    const receipt = retentionRules.find(({ name }) => name === "names and addresses on receipts");
    expect(receipt?.kept).toMatch(/^7 years after the year of the sale/);
  });

  it("delete what is older than they say, and keep the rest", async () => {
    const { db, pool, close } = await createTestDatabase();
    await pool.query(`
      INSERT INTO session (token_hash, csrf_token, last_seen_at) VALUES ('\\x01', 'a', ${ago(15)}), ('\\x02', 'b', ${ago(13)});
      INSERT INTO customer (id, email, password_hash) VALUES (1, 'kund@example.se', '');
      INSERT INTO known_device (token_hash, customer_id, seen_at) VALUES ('\\x01', 1, ${ago(370)}), ('\\x02', 1, ${ago(360)});
      INSERT INTO service_point_answer VALUES ('postnord', 'SE', '12747', '[]', ${ago(31)}), ('postnord', 'SE', '98131', '[]', ${ago(29)});
      INSERT INTO source (id, name) VALUES (1, 'main');
      INSERT INTO import_run (id, source_id, origin, state, started_at) VALUES
        (1, 1, 'a', 'done', ${ago(800)}), (2, 1, 'a', 'done', ${ago(700)}), (3, NULL, 'b', 'failed', ${ago(700)})`);
    await forgetOldData(db);
    const left = await pool.query(`
      SELECT (SELECT array_agg(csrf_token) FROM session) AS sessions, (SELECT count(*) FROM known_device) AS devices,
        (SELECT array_agg(postal_code) FROM service_point_answer) AS places,
        (SELECT array_agg(id ORDER BY id) FROM import_run) AS imports`);
    expect(left.rows).toEqual([{ sessions: ["b"], devices: 1, places: ["98131"], imports: [2, 3] }]);
    await close();
  });
});
