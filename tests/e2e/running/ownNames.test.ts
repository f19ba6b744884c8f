import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeXml } from "../../../packages/feed/src/fixtures/index.ts";
import {
  iconPaths,
  merchantFeedPath,
  prisjaktFeedPath,
  shopAddresses,
} from "../../../packages/format/src/addresses/index.ts";
import { matchPath, shopPageNames, shopPages } from "../../../packages/pages/src/contract/shopPages.ts";
import { jobNames } from "../../../apps/server/src/jobs/Jobs.ts";
import { addOperator, logInAtDesk } from "../desk/openDesk.ts";
import { createOwnShop } from "../shops/createOwnShop.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { ownShopFile } from "../shops/ownShopFile.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import type { RunningShop } from "../shops/startShop.ts";
import { tellingPlaces } from "../shops/wordsOfTheDemo.ts";
import { jobsDone, leaveLetters } from "./leaveLetters.ts";
import { openSession, readAll, type Session } from "./readAll.ts";

const own = createOwnShop();
let shop: RunningShop;
let browser: Browser;
/** A buyer with orders, and their numbers. */
let buyer: Session;
const orders: string[] = [];
let productId = 0;

const feed = writeXml(
  Array.from({ length: 6 }, (_, index) => ({
    id: `yxa-${index + 1}`,
    title: `Yxa nr ${index + 1}`,
    description: "Smidd i Hult.",
    link: `https://skogen.example/yxa-${index + 1}`,
    price: "499.50 SEK",
    availability: "in_stock",
    brand: "Hult",
    condition: "new",
    product_type: "Redskap > Yxor > Stora",
  })),
);

const buyerForm = {
  user_company: "Snickeri AB",
  user_pnr: "556703-7485",
  user_firstname: "Anna",
  user_lastname: "Andersson",
  user_email: "anna.andersson@example.se",
  user_mobile: "070-123 45 67",
  user_address: "Storgatan 1",
  user_co: "",
  user_zipcode: "903 30",
  user_city: "Umeå",
  customer_type: "company",
  order_accept_terms: "1",
  order_total: "",
};

/** Orders one piece by invoice with a way of delivery, and gives the number. */
async function order(session: Session, delivery: string): Promise<string> {
  await session.post("/checkoutv3/products/update", { [`products[${productId}][quantity]`]: "1" });
  await session.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" });
  await session.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "90330" });
  const { delivery_checkout: ways }: { delivery_checkout: { delivery_options: { value: number; name: string }[] } } =
    JSON.parse(await session.read("/checkoutv3/checkoutv3/show"));
  const way = ways.delivery_options.find(({ name }) => name === delivery);
  await session.post("/checkoutv3/deliverytypes/update", { delivery_type_id: String(way?.value) });
  await session.post("/checkoutv3/paymentTypes/update", { payment_type_id: "faktura-foretag" });
  const answer = await session.post("/checkout/manual_payment", buyerForm);
  return /"order_id":"?(\d+)/.exec(answer)?.[1] ?? answer;
}

const act = async (...words: readonly string[]): Promise<void> =>
  expect(await own.run("fulfilment/main.ts", ...words)).toMatchObject({ code: 0 });

beforeAll(async () => {
  writeFileSync(join(own.folder, "shop.json"), JSON.stringify(ownShopFile));
  const points =
    "id,name,address,postalCode,city,latitude,longitude\nskap,Skåpet vid ån,Strandgatan 2,903 25,Umeå,63.82,20.27\n";
  writeFileSync(join(own.folder, "service-points.csv"), points);
  writeFileSync(join(own.folder, "feed/products.xml"), feed);
  shop = await own.start();
  browser = await openBrowser();
  expect(await own.run("import/main.ts", join(own.folder, "feed/products.xml"), "--source", "products")).toMatchObject({
    code: 0,
  });
  const listing = async (): Promise<string> => (await fetch(`${shop.address}/kategori/redskap/yxor`)).text();
  await vi.waitFor(async () => expect(await listing()).toContain("Yxa nr 6"), { timeout: 20_000, interval: 100 });
  productId = Number(/\/produkter\/id\/(\d+)/.exec(await listing())?.[1]);
  buyer = await openSession(shop.address);
  for (const way of ["Budbil", "Budbil", "Hämta hos oss"]) orders.push(await order(buyer, way));
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
  own.remove();
});

/** Addresses of every kind of page, with a placeholder that does not exist. */
const everyKind = shopPageNames.map((name) => shopPages[name].path.replaceAll(/:\w+/g, "finns-inte"));

const files = ["/robots.txt", "/sitemap.xml", merchantFeedPath, prisjaktFeedPath, ...Object.values(iconPaths)];

describe("a shop of one's own", () => {
  it("is compared with words that the demo does contain", async () => {
    const { address } = referenceShop();
    const read = async (path: string) => [path, await (await fetch(address + path)).text()] as const;
    const pages = await Promise.all(["/", shopAddresses.terms, shopAddresses.stores, "/robots.txt"].map(read));
    const telling = tellingPlaces(pages).map((place) => place.split(":")[0]);
    expect(telling).toEqual(["/", shopAddresses.terms, shopAddresses.stores]);
  });

  it("shows no text of the demo on any page, to strangers and buyers, and in any file", async () => {
    const [first = ""] = orders;
    await buyer.post("/angra-kop", { name: "Anna Andersson", order_name: first, order_email: buyerForm.user_email });
    await buyer.post("/angra-kop/bekrafta", { [`products[${productId}]`]: "1" });
    await buyer.post(`/kassa/lagg-i-varukorg/${productId}`, {});
    const anybody = await openSession(shop.address);
    const known = ["/", ...everyKind, ...files, `/produkter/sok?s=yxa`, `/checkout/confirmation/${first}`, "/gammal"];
    const pages = [await readAll(anybody.read, known), await readAll(buyer.read, known)];
    const seen = new Set(pages.flatMap((one) => [...one.keys()]));
    const kinds = shopPageNames.filter((name) =>
      [...seen].some((path) =>
        matchPath(shopPages[name].path, path.split(/[?#]/)[0]?.split("/").filter(Boolean) ?? []),
      ),
    );
    expect(kinds).toEqual(shopPageNames);
    expect([...seen]).toEqual(expect.arrayContaining(["/sidor/butiker/smedjan", `/produkter/id/${productId}`]));
    expect(pages[1]?.get(`/checkout/confirmation/${first}`)).toContain("Tack för din beställning");
    expect(pages[1]?.get("/angra-kop/kvitto")).toContain("kvitto");
    expect(pages[0]?.get(merchantFeedPath)).toContain("Yxa nr 1");
    expect(pages.flatMap(tellingPlaces)).toEqual([]);
  });

  it("shows no text of the demo at the desk, in any role", async () => {
    for (const role of ["seller", "administrator"] as const) {
      const bo = await addOperator(own.dataDir, { name: "Bo Ek", email: `${role}@skogen.example`, role });
      const context = await openVisitor(browser, shop.address);
      const page = await context.newPage();
      await page.goto(`${shop.address}/butiken`);
      await logInAtDesk(page, bo);
      await page
        .getByRole("link", { name: /^Order \d/ })
        .first()
        .waitFor();
      const read = async (path: string) => (await context.request.get(shop.address + path)).text();
      const desk = await readAll(
        read,
        ["/butiken", "/butiken/varor?q=yxa", "/butiken?filter=all", "/butiken/finns-inte"],
        (path) => path.startsWith("/butiken"),
      );
      expect(desk.size).toBeGreaterThan(12);
      expect(desk.get(`/butiken/varor/${productId}`)).toContain("Yxa nr");
      expect(tellingPlaces(desk)).toEqual([]);
      await context.close();
    }
  });

  it("shows no text of the demo in any letter", async () => {
    const [sent = "", cancelled = "", fetched = ""] = orders;
    await act("pick", fetched);
    await act("ship", sent, "--carrier", "PostNord", "--parcel", "0037");
    await act("deliver", sent);
    await act("refund", sent, "--amount", "10");
    await act("refund", sent, "--because", "complaint");
    await act("cancel", cancelled);
    const form = new FormData();
    const told = {
      order_id: fetched,
      order_email: buyerForm.user_email,
      order_name: fetched,
      return_order_type: "complaint",
    };
    for (const [name, value] of Object.entries({ ...told, [`products[${productId}]`]: "1", message: "Trasig" })) {
      form.append(name, value);
    }
    expect(await buyer.post("/retur-och-reklamation/registrera", form)).toContain("Tack");
    await act("ship", fetched);
    await act("deliver", fetched);
    await leaveLetters(own.dataDir, { orderId: Number(fetched), productId });
    const letterJobs = jobNames.filter((name) => /-(?:mail|notice|answer)$/.test(name)).toSorted();
    const done = async () => (await jobsDone(own.dataDir)).filter((name) => letterJobs.some((one) => one === name));
    await expect.poll(done, { timeout: 60_000 }).toEqual(letterJobs);
    const letters = own.letters();
    expect(letters.length).toBeGreaterThan(30);
    expect(tellingPlaces(letters.map((letter) => ["a letter", letter] as const))).toEqual([]);
    expect(letters.filter((letter) => !letter.includes("Skogens redskap"))).toEqual([]);
  });
});
