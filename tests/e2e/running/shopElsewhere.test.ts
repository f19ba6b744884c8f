import { csrfTokenCall } from "@torg/pages/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../shops/startShop.ts";

let shop: RunningShop;
/** Pages of the same shop, rendered in another process that uses the API. */
let elsewhere: RunningShop;

beforeAll(async () => {
  shop = await startShop({ data: "reference" });
  elsewhere = await startShop({ data: "empty", env: { SHOP_BACKEND_URL: shop.address } });
});
afterAll(async () => {
  await elsewhere.stop();
  await shop.stop();
});

/** A page without its own address, which depends on where it is served. */
async function page({ address }: RunningShop, path: string, cookie = "") {
  const answer = await fetch(address + path, { headers: { cookie }, redirect: "manual" });
  const html = (await answer.text()).replaceAll(address, "http://shop.example");
  return { status: answer.status, location: answer.headers.get("location"), html };
}

const shared = [
  "/",
  "/kategori/vitvaror",
  "/kategori/vitvaror?sorting=price_asc",
  "/produkter/filtrera",
  "/produkter/sok?s=tvätt",
  "/produkter/sok?s=finnsinte",
  "/tillverkare",
  "/butiker",
  "/produkter/jamfor?p=1003&p=1004",
  "/finns-inte",
  "/kategori/finns-inte",
];

it.each(shared)("shows %s identically when the shop server is elsewhere, byte by byte", async (path) => {
  expect(await page(shop, path)).toEqual(await page(elsewhere, path));
});

it("shows every product of a listing identically when the shop server is elsewhere", async () => {
  const { html } = await page(shop, "/produkter/filtrera");
  const paths = new Set([...html.matchAll(/href="(\/produkt[^"?#]*\/\d+[^"?#]*)"/g)].map(([, path = ""]) => path));
  expect(paths.size).toBeGreaterThan(5);
  for (const path of paths) expect(await page(shop, path)).toEqual(await page(elsewhere, path));
});

it("shows cart and checkout of a visitor identically when the shop server is elsewhere", async () => {
  const first = await fetch(shop.address + csrfTokenCall.path);
  const { token }: { readonly token: string } = await first.json();
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/, ""))
    .join("; ");
  const added = await fetch(`${shop.address}/checkoutv3/products/update`, {
    method: "POST",
    headers: { cookie, "x-csrf-token": token, "content-type": "application/json" },
    body: JSON.stringify({ products: { 1304: { quantity: 1 } }, refresh_checkout: 0 }),
  });
  expect(added.status).toBe(200);
  for (const path of ["/varukorg", "/kassa/leverans", "/konto", "/login", "/onskelista"]) {
    expect(await page(shop, path, cookie)).toEqual(await page(elsewhere, path, cookie));
  }
});
