import { afterAll, beforeAll, expect, it } from "vitest";
import { exportPerson } from "../../personalData/exportPerson.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const email = "anna.andersson@example.se";
const plain = { open: (sealed: string) => sealed };

type Visitor = Awaited<ReturnType<TestShop["visit"]>>;

async function wishesOf(visitor: Pick<Visitor, "cookie">): Promise<readonly number[]> {
  const answer = await shop.server.inject({
    url: "/api/internal/page?path=/onskelista",
    headers: { cookie: visitor.cookie },
  });
  const { products } = answer.json().page;
  return products.map((product: { readonly product_id: number }) => product.product_id);
}

const add = (visitor: Visitor, product: number) => visitor.post("/onskelista", { product_id: product });

it("keeps the products that a visitor saves, once each and the newest first, and removes them again", async () => {
  const visitor = await shop.visit();
  for (const product of [1001, 1008, 1001]) expect((await add(visitor, product)).statusCode).toBe(200);
  expect(await wishesOf(visitor)).toEqual([1008, 1001]);
  const back = await visitor.submit("/onskelista/ta-bort", { product_id: 1008 });
  expect([back.statusCode, back.headers.location]).toEqual([303, "/onskelista"]);
  expect(await wishesOf(visitor)).toEqual([1001]);
  expect(await wishesOf(await shop.visit())).toEqual([]);
  expect((await add(visitor, 999_999)).statusCode).toBe(404);
});

it("includes the saved products in the cart response, which every page loads, and none for a stranger", async () => {
  const visitor = await shop.visit();
  const told = async (one: Visitor) => (await one.get("/checkoutv3/products/index")).json().wished_product_ids ?? [];
  expect(await told(visitor)).toEqual([]);
  for (const product of [1001, 1008]) await add(visitor, product);
  expect(await told(visitor)).toEqual([1008, 1001]);
  expect(await told(await shop.visit())).toEqual([]);
});

it("returns to the page on which a heart was pressed without script", async () => {
  const visitor = await shop.visit();
  const answer = await visitor.submit("/onskelista", { product_id: 1001, return_to: "/produkter/id/1001" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/produkter/id/1001"]);
});

it("moves saved products to the account at login, where they stay after logout and are exported", async () => {
  const logIn = async (product: number): Promise<Pick<Visitor, "cookie">> => {
    const visitor = await shop.visit();
    await add(visitor, product);
    const answer = await visitor.submit("/konto/login_from_checkout", { email, password: "Sommar2024!" });
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    return { cookie };
  };
  expect(await wishesOf(await logIn(1001))).toEqual([1001]);
  const again = await logIn(1008);
  expect(await wishesOf(again)).toEqual([1008, 1001]);
  const toldTo = async (headers: { readonly cookie: string }) =>
    (await shop.server.inject({ url: "/checkoutv3/products/index", headers })).json().wished_product_ids;
  expect(await toldTo(again)).toEqual([1008, 1001]);
  const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const headers = { ...again, ...form, accept: "text/html", "sec-fetch-mode": "navigate" };
  await shop.server.inject({ method: "POST", url: "/konto/logga-ut", headers, payload: "" });
  expect(await wishesOf(again)).toEqual([]);
  expect(await toldTo(again)).toBeUndefined();
  const { wish } = await exportPerson(shop.context.db, email, plain);
  expect(wish).toMatchObject([{ product_id: 1008 }, { product_id: 1001 }]);
});
