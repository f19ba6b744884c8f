import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const asked = (ids: string) => shop.server.inject({ url: `/api/internal/products/by_id?ids=${ids}` });

it("returns products in the order of the request, and leaves out unknown ones", async () => {
  const answer = await asked("1008,999999,1001");
  const ids = answer.json().products.map((product: { readonly product_id: number }) => product.product_id);
  expect([answer.statusCode, ids]).toEqual([200, [1008, 1001]]);
});

it("rejects more ids than its maximum, and invalid ids", async () => {
  const many = Array.from({ length: 13 }, (_, index) => index + 1).join(",");
  for (const ids of [many, "", "a", "1,,2", "1'--"])
    expect((await asked(encodeURIComponent(ids))).statusCode).toBe(422);
});
