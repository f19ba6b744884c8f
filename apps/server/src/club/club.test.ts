import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

const path = "/kundklubb/registrera-dig";
const anna = { first_name: " \u202eAn\u200bna ", last_name: "Andersson", email: "Anna.ANDERSSON@example.se" };

describe("an application to the club", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({});
  });
  afterAll(() => shop.close());

  const applications = async () =>
    (await shop.database.pool.query("SELECT email, first_name, wants_news, news_text FROM club_application")).rows;

  it("is stored once for each address, in lower case, without letters by default", async () => {
    const visitor = await shop.visit();
    const customers = async () => (await shop.database.pool.query("SELECT count(*)::int AS n FROM customer")).rows[0].n;
    const before = await customers();
    const answers = [await visitor.post(path, anna), await visitor.post(path, { ...anna, wants_news: 1 })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await applications()).toEqual([
      { email: "anna.andersson@example.se", first_name: "Anna", wants_news: false, news_text: null },
    ]);
    // Entering an address must not open an account with its orders.
    expect(await customers()).toBe(before);
  });

  it("stores the wording that was accepted for letters", async () => {
    const visitor = await shop.visit();
    const sent = await visitor.submit(path, { ...anna, email: "ny@example.se", wants_news: "1" });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, path]);
    expect((await applications()).at(-1)).toMatchObject({ wants_news: true, news_text: expect.stringMatching(/^Ja/) });
  });

  it("reports each field that is missing or invalid", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.post(path, { first_name: " ", last_name: "x".repeat(101), email: "anna@" });
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([
      422,
      ["email", "first_name", "last_name"],
    ]);
  });

  it("shows its errors at its own form when the browser sends no referrer", async () => {
    const refused = await (await shop.visit()).submit(path, {});
    expect([refused.statusCode, refused.headers.location]).toEqual([303, path]);
  });

  it("is not asked for from a member who is logged in", async () => {
    const pageFor = async (cookie: string) =>
      (await shop.server.inject({ url: `/api/internal/page?path=${path}`, headers: { cookie } })).json().page;
    const visitor = await shop.visit();
    expect(await pageFor(visitor.cookie)).toMatchObject({ is_member: false });
    const login = { email: "anna.andersson@example.se", password: "Sommar2024!" };
    const answer = await visitor.post("/konto/login_from_checkout", login, "json");
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    expect(await pageFor(cookie)).toMatchObject({ page: "content", is_member: true });
  });

  it("is accepted a limited number of times from one address", async () => {
    const visitor = await shop.visit();
    const statuses = [];
    for (let number = 0; number < 21; number += 1) {
      statuses.push((await visitor.post(path, { ...anna, email: `a${number}@example.se` })).statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});
