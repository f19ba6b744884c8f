import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { keepForm } from "./flash.ts";
import { insertSession } from "./sessionQueries.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function keptOf(fields: Readonly<Record<string, string>>): Promise<unknown> {
  const { session } = await insertSession(database.db);
  await keepForm(database.db, session, { path: "/kassa?x=1", body: new URLSearchParams(fields), more: {} });
  const { form_draft } = await database.db
    .selectFrom("session")
    .select("form_draft")
    .where("id", "=", session.id)
    .executeTakeFirstOrThrow();
  return form_draft;
}

describe("the stored values of a refused form", () => {
  it.each(["19850101-1234", "850101-1234", "8501011234", "850161-1234", "nonsense"])(
    "include what was typed, but not %s as an identity number",
    async (user_pnr) => {
      expect(await keptOf({ user_firstname: "Åsa", user_pnr })).toEqual({
        form: "/kassa",
        values: { user_firstname: "Åsa" },
        errors: {},
      });
    },
  );

  it("include an organisation number, which is public, and no password or token", async () => {
    expect(await keptOf({ user_pnr: "556016-0680", password: "hemligt", _token: "x" })).toMatchObject({
      values: { user_pnr: "556016-0680" },
    });
    expect(JSON.stringify(await keptOf({ password: "hemligt" }))).not.toContain("hemligt");
  });

  it("include no code, which may be money, and not what the page showed of an order", async () => {
    expect(
      await keptOf({ code: "K7Q2M-9XWVT-3HJKP-40RSZ", order_shown: "K7Q2M", order_total: "99", user_city: "Umeå" }),
    ).toMatchObject({ values: { user_city: "Umeå" }, form: "/kassa" });
    expect(JSON.stringify(await keptOf({ code: "K7Q2M", order_shown: "K7Q2M" }))).not.toContain("K7Q2M");
  });
});
