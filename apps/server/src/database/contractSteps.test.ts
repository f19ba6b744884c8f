import { describe, expect, it } from "vitest";
import { contractReason, findDestructions } from "./contractSteps.ts";
import { migrationNames, migrationText } from "./migrate.ts";

const effectsOf = (migration: string): readonly string[] => findDestructions(migration).map(({ effect }) => effect);

/** The last migration from before the rule. */
const lastBefore = "0068";

describe("a migration that runs beside the version before", () => {
  it.each([
    ["DROP TABLE cart", "drops a table"],
    ["ALTER TABLE cart DROP COLUMN note", "drops a column"],
    ['ALTER TABLE "order" DROP note', "drops a column"],
    ["ALTER TABLE cart\n  RENAME COLUMN note TO word", "renames"],
    ["ALTER TABLE cart ALTER COLUMN note TYPE integer", "gives a column another type"],
    ["ALTER TABLE cart ALTER note SET NOT NULL", "asks for a value that older versions may not write"],
    ["ALTER TABLE cart ALTER COLUMN note DROP DEFAULT", "takes a default away"],
    ["ALTER TABLE cart ADD COLUMN note text NOT NULL", "adds a column that older versions do not fill"],
    [
      "ALTER TABLE cart ADD COLUMN a int NOT NULL DEFAULT 0, ADD COLUMN b int NOT NULL",
      "adds a column that older versions do not fill",
    ],
    ["DROP FUNCTION fold(text)", "drops a function or type"],
    ["TRUNCATE cart", "empties a table"],
  ])("may not do this: %s", (statement, effect) => {
    expect(effectsOf(`${statement};`)).toEqual([effect]);
  });

  it.each([
    "CREATE TABLE cart (note text NOT NULL)",
    "ALTER TABLE cart ADD COLUMN note text NOT NULL DEFAULT ''",
    "ALTER TABLE cart ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (fold(note)) STORED",
    "ALTER TABLE cart ALTER note DROP NOT NULL",
    "ALTER TABLE cart DROP CONSTRAINT cart_note_check; ALTER TABLE cart ADD CONSTRAINT cart_note_check CHECK (note IS NOT NULL)",
    "-- DROP TABLE cart\nUPDATE cart SET note = 'DROP TABLE x; TRUNCATE y'",
    "CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN TRUNCATE cart; END $$",
    "DROP INDEX cart_note",
    "DROP TRIGGER cart_changed ON cart",
  ])("may do this: %s", (statement) => {
    expect(effectsOf(`${statement};`)).toEqual([]);
  });

  it("removes something only in a separate step that says why no version needs it any more", () => {
    const unmarked = migrationNames()
      .filter((name) => name > lastBefore)
      .flatMap((name) => {
        const migration = migrationText(name);
        if (contractReason(migration) !== null) return [];
        return findDestructions(migration).map(({ effect, statement }) => `${name} ${effect}: ${statement}`);
      });
    expect(unmarked).toEqual([]);
    expect(contractReason("-- contract: read by nobody since 0.4\nDROP TABLE cart;")).toBe("read by nobody since 0.4");
    expect(contractReason("-- contract:\nDROP TABLE cart;")).toBeNull();
  });
});
