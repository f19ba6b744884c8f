import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { storeForm, type SessionFlash, takeFlash } from "./flash.ts";
import type { Session } from "./Session.ts";
import { insertSession } from "./sessionQueries.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function storedOf(fields: Readonly<Record<string, string>>): Promise<unknown> {
  const { session } = await insertSession(database.db);
  await storeForm(database.db, session, { path: "/kassa?x=1", body: new URLSearchParams(fields), more: {} });
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
      expect(await storedOf({ user_firstname: "Åsa", user_pnr })).toEqual({
        form: "/kassa",
        values: { user_firstname: "Åsa" },
        errors: {},
      });
    },
  );

  it("include an organisation number, which is public, and no password or token", async () => {
    expect(await storedOf({ user_pnr: "556016-0680", password: "hemligt", _token: "x" })).toMatchObject({
      values: { user_pnr: "556016-0680" },
    });
    expect(JSON.stringify(await storedOf({ password: "hemligt" }))).not.toContain("hemligt");
  });

  it("include no code, which may be money, and not what the page showed of an order", async () => {
    expect(
      await storedOf({ code: "K7Q2M-9XWVT-3HJKP-40RSZ", order_shown: "K7Q2M", order_total: "99", user_city: "Umeå" }),
    ).toMatchObject({ values: { user_city: "Umeå" }, form: "/kassa" });
    expect(JSON.stringify(await storedOf({ code: "K7Q2M", order_shown: "K7Q2M" }))).not.toContain("K7Q2M");
  });
});

describe("the stored values of a refused order", () => {
  const order = { path: "/checkout/manual_payment", more: { errors: { user_zipcode: ["Ange ett postnummer."] } } };
  let session: Session;
  /** The session as the next request reads it. */
  const current = async (): Promise<Session> => {
    const stored = database.db.selectFrom("session").select(["form_draft", "notices"]).where("id", "=", session.id);
    return { ...session, ...(await stored.executeTakeFirstOrThrow()) };
  };
  const refuse = async (form: { readonly path: string; readonly more?: object }, fields: Record<string, string>) =>
    storeForm(database.db, await current(), { ...form, more: { ...form.more }, body: new URLSearchParams(fields) });
  const take = async (page: "checkout" | "product"): Promise<SessionFlash["flash"]> =>
    (await takeFlash(database.db, await current(), page)).flash;

  beforeEach(async () => {
    ({ session } = await insertSession(database.db));
    await refuse(order, { user_firstname: "Åsa", user_city: "Umeå" });
  });

  it("are shown with their errors once, and without them on every later page of the checkout", async () => {
    expect(await take("checkout")).toMatchObject({
      values: { user_firstname: "Åsa" },
      errors: { user_zipcode: [expect.any(String)] },
    });
    for (let view = 0; view < 2; view += 1) {
      expect(await take("checkout")).toEqual({
        form: "",
        values: { user_firstname: "Åsa", user_city: "Umeå" },
        errors: {},
      });
    }
  });

  it("outlast another form that is refused meanwhile, until another page is visited", async () => {
    await take("checkout");
    await refuse({ path: "/checkoutv3/discounts/store" }, { return_to: "/kassa/leverans" });
    expect(await take("checkout")).toMatchObject({
      form: "/checkoutv3/discounts/store",
      values: { user_firstname: "Åsa", return_to: "/kassa/leverans" },
    });
    expect(await take("checkout")).toMatchObject({ values: { user_firstname: "Åsa" } });
    expect(await take("product")).toBeNull();
    expect(await take("checkout")).toBeNull();
  });

  it("are shown with the accepted terms and the postal code only once, which may change meanwhile", async () => {
    await refuse(order, { user_firstname: "Åsa", user_zipcode: "127", order_accept_terms: "1" });
    expect((await take("checkout"))?.values).toEqual({
      user_firstname: "Åsa",
      user_zipcode: "127",
      order_accept_terms: "1",
    });
    expect((await take("checkout"))?.values).toEqual({ user_firstname: "Åsa" });
  });

  it("stay dropped when a page that was read before is answered afterwards", async () => {
    const before = await current();
    await database.db.updateTable("session").set({ form_draft: null }).where("id", "=", session.id).execute();
    await takeFlash(database.db, before, "checkout");
    await storeForm(database.db, before, { path: "/checkoutv3/discounts/store", body: new URLSearchParams() });
    expect((await current()).form_draft).not.toHaveProperty("order");
  });

  it("are replaced by those of the order that is refused next", async () => {
    await refuse(order, { user_firstname: "Åse" });
    expect(await take("checkout")).toMatchObject({ values: { user_firstname: "Åse" } });
    expect((await take("checkout"))?.values).toEqual({ user_firstname: "Åse" });
  });
});
