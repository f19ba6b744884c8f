import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atDesk } from "../../testing/atDesk.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const id = 1001;
const recall = {
  reason: "Låset",
  numbers: "Serie 24",
  hazard: "Luckan kan öppnas medan trumman snurrar.",
  advice: "Sluta använda maskinen. Du får pengarna tillbaka.",
};

/** The recalls on the page of an address, for the visitor of the cookie. */
async function warned(path: string, cookie = ""): Promise<readonly unknown[]> {
  const url = `/api/internal/page?path=${encodeURIComponent(path)}`;
  const { page } = (await shop.server.inject({ url, headers: { cookie } })).json();
  return page.recalls.map(({ name: _name, ...told }: { readonly name: string }) => told);
}

async function orderOne() {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { [`products[${id}][quantity]`]: 1 });
  await shop.database.db
    .updateTable("session")
    .set({ customer_type: "company", payment_type_id: "5", delivery_type_id: 3, postal_code: "12747" })
    .where("id", "=", visitor.sessionId)
    .execute();
  const ordered = await visitor.post("/checkout/manual_payment", companyBuyer);
  expect(ordered.statusCode).toBe(200);
  const { rows } = await shop.database.pool.query('SELECT max(id) AS id FROM "order"');
  return { cookie: visitor.cookie, page: `/checkout/confirmation/${rows[0].id}` };
}

/** The delivery promise on the page of a product. */
async function promised(product: number): Promise<unknown> {
  const url = `/api/internal/page?path=${encodeURIComponent(`/produkter/id/${product}`)}`;
  return (await shop.server.inject({ url })).json().page.delivery;
}

describe("a recall", () => {
  it("is on the product's page and on the page of an order with it, until the product is sold again", async () => {
    const { cookie, page } = await orderOne();
    const { submit } = await atDesk(shop, "administrator");
    expect(await warned(page, cookie)).toEqual([]);
    const recalled = await submit(`/butiken/varor/${id}/aterkalla`, { ...recall, seen: 0 });
    const { reason: _reason, ...told } = recall;
    const contact = { email: expect.any(String), phone: expect.any(String) };
    const image = expect.stringMatching(/[?&]w=220$/);
    const expected = [
      { product_id: id, image, url: `/produkter/id/${id}`, at: expect.any(String), ...told, ...contact },
    ];
    expect(await warned(page, cookie)).toEqual(expected);
    expect(await warned(`/produkter/id/${id}`)).toEqual(expected);
    expect(await warned("/produkter/id/1002")).toEqual([]);
    expect(await warned("/sidor/produktsakerhet")).toEqual(expected);
    await submit(`/butiken/varor/${id}/salj`, { seen: recalled.json().stop.id });
    const everywhere = [await warned(page, cookie), await warned(`/produkter/id/${id}`)];
    expect([...everywhere, await warned("/sidor/produktsakerhet")]).toEqual([[], [], []]);
  });

  it("does not reveal why a product was only stopped, and promises no delivery of it", async () => {
    const { submit } = await atDesk(shop, "seller");
    expect(await promised(1002)).not.toBeNull();
    await submit("/butiken/varor/1002/stoppa", { reason: "Fel i lagret" });
    expect(await warned("/produkter/id/1002")).toEqual([]);
    expect(await promised(1002)).toBeNull();
  });
});
