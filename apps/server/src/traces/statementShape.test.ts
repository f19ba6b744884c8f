import * as fc from "fast-check";
import { expect, it } from "vitest";
import { statementShape } from "./statementShape.ts";

it.each([
  ['select "id" from "order" where "number" = $1', "SELECT order"],
  ['insert into "customer" ("email") values ($1)', "INSERT customer"],
  ['update "session" set "cart" = $1', "UPDATE session"],
  ["DELETE FROM job.job", "DELETE job.job"],
  ["WITH due AS (SELECT 1 FROM stock) SELECT * FROM due", "SELECT stock"],
  ['with page as (select 1 from content_page) insert into "order" (number) select 1 from page', "INSERT order"],
  ["WITH gone AS (DELETE FROM wish RETURNING id) SELECT id FROM gone", "DELETE wish"],
  ["SELECT id FROM unnest($1::int[]) AS asked JOIN stock USING (id)", "SELECT"],
  ["WITH a AS (SELECT * FROM unnest ($1)) SELECT 1 FROM a", "SELECT a"],
  ["select 1 from (select 2 from stock) s for update", "SELECT stock"],
  ["SELECT 1 FROM session FOR NO KEY UPDATE OF session", "SELECT session"],
  ["INSERT INTO limit_count (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET count = 1", "INSERT limit_count"],
  ["start transaction isolation level serializable", "START"],
  ["begin", "BEGIN"],
  ["", "statement"],
])("gives %s the name %s", (text, name) => {
  expect(statementShape(text).name).toBe(name);
});

it("keeps placeholders, and removes quoted text", () => {
  const text = `SELECT $1, $2 FROM review\n  WHERE email = 'anna@example.se' AND word = $$it's$$ AND a = 'o''b'`;
  expect(statementShape(text).text).toBe("SELECT $1, $2 FROM review WHERE email = '?' AND word = '?' AND a = '?'");
});

it("never includes a value, whatever it is and wherever the statement is cut", () => {
  const value = fc.stringMatching(/^[a-z0-9]{3,20}$/).map((word) => `${word}@secret`);
  fc.assert(
    fc.property(value, fc.string(), fc.constantFrom("'", "$$", "$tag$"), (secret, more, quote) => {
      const inner = quote === "'" ? more.replaceAll("'", "''") : more.replaceAll("$", "");
      const { name, text } = statementShape(
        `SELECT a FROM b WHERE c = ${quote}${secret}${inner}${more.length % 2 === 0 ? quote : ""}`,
      );
      expect(`${name} ${text}`).not.toContain(secret);
    }),
  );
});

it("cuts long statements", () => {
  expect(statementShape(`SELECT ${"a, ".repeat(5000)}b`).text.length).toBeLessThanOrEqual(2002);
});
