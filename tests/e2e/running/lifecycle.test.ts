import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addOperator, logInAtDesk } from "../desk/openDesk.ts";
import { createOwnShop } from "../shops/createOwnShop.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import type { RunningShop } from "../shops/startShop.ts";
import { tellingPlaces } from "../shops/wordsOfTheDemo.ts";

const own = createOwnShop();

/** Reads an address as some visitor; gives its text. */
type ReadPath = (path: string) => Promise<string>;

/** Pages and files that the first page does not link to. */
const unlinked = [
  "/varukorg",
  "/kassa/leverans",
  "/login",
  "/konto",
  "/konto/skapa",
  "/konto/hjalp-att-logga-in",
  "/konto/uppgifter",
  "/onskelista",
  "/jamfor",
  "/butiken",
  "/retur-och-reklamation",
  "/angra-kop",
  "/produkter?q=tv",
  "/finns-inte",
  "/produkter/id/99999999",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/site.webmanifest",
];

/** Everything reachable by links from some addresses, with its text; queries are ignored. */
async function readPages(read: ReadPath, from: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const left = [...from];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (pages.has(path)) continue;
    const html = await read(path);
    pages.set(path, html);
    const links = [...html.matchAll(/<(?:a|link) [^>]*href="(\/[^"?#]*)/g)].map(([, link = ""]) => link);
    left.push(...links.filter((link) => !/^\/(assets|build|bilder)\//.test(link)));
  }
  return pages;
}

/** Orders by invoice as a company, like a shop's script; gives the response. */
async function orderByInvoice(address: string, productId: string): Promise<string> {
  const first = await fetch(`${address}/api/internal/csrf-token`);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token }: { readonly token: string } = await first.json();
  const headers = { cookie, accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-csrf-token": token };
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await fetch(address + path, { method: "POST", headers, body: new URLSearchParams(fields) });
    return `${answer.status} ${await answer.text()}`;
  };
  const show = async (): Promise<string> => (await fetch(`${address}/checkoutv3/checkoutv3/show`, { headers })).text();
  await post("/checkoutv3/products/update", { [`products[${productId}][quantity]`]: "1" });
  await post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" });
  await post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "90330" });
  const [, delivery = ""] = /"delivery_options":\[[^\]]*?"value":"?(\d+)/.exec(await show()) ?? [];
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: delivery });
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: "faktura-foretag" });
  return post("/checkout/manual_payment", {
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
  });
}

describe("a shop of one's own", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    const file = join(own.folder, "shop.json");
    const said = readFileSync(file, "utf8").replaceAll("Min butik", "Skogens redskap");
    const logo = '"logo": { "picture": "/assets/uploads/skogen.svg", "width": 160, "height": 40 },';
    writeFileSync(file, said.replace("{", `{ ${logo}`).replace('"email": ""', '"email": "hej@skogen.example"'));
    mkdirSync(join(own.dataDir, "uploads"), { recursive: true });
    writeFileSync(join(own.dataDir, "uploads/skogen.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    shop = await own.start();
  });
  afterAll(async () => {
    await shop.stop();
    own.remove();
  });

  it("opens with its own name and pages, and with its own goods once they are imported", async () => {
    const page = await fetch(shop.address);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('lang="sv"');
    expect(html).toMatch(/<title>[^<]*Skogens redskap/);
    expect(html).toContain('src="/assets/uploads/skogen.svg"');
    expect((await fetch(`${shop.address}/assets/uploads/skogen.svg`)).status).toBe(200);
    expect((await fetch(`${shop.address}/finns-inte`)).status).toBe(404);
    expect(
      await own.run("import/main.ts", join(own.folder, "feed/products.xml"), "--source", "products"),
    ).toMatchObject({ code: 0 });
    const listing = async (): Promise<string> => (await fetch(`${shop.address}/kategori/vitvaror`)).text();
    await expect.poll(listing, { timeout: 20_000 }).toContain("Nordia");
  });

  it("shows no text of the demo, on any page or in any letter", async () => {
    const read: ReadPath = async (path) => (await fetch(shop.address + path)).text();
    const pages = await readPages(read, ["/", ...unlinked]);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(["/sidor/kopvillkor", "/sidor/kundservice", "/kassa/leverans"]),
    );
    expect(pages.get("/sitemap.xml")).toContain("<loc>");
    const machines = pages.get("/kategori/vitvaror/tvatt-tork/tvattmaskiner") ?? "";
    const [, productId = ""] = /\/produkter\/id\/(\d+)/.exec(machines) ?? [];
    expect(await orderByInvoice(shop.address, productId)).toMatch(/^200 /);
    // The letter to the seller may be written before the one to the buyer.
    await expect.poll(() => own.letters().join("\n"), { timeout: 20_000 }).toContain("Orderbekräftelse");
    expect(tellingPlaces([...pages, ...own.letters().map((letter) => ["a letter", letter] as const)])).toEqual([]);
  });

  it("shows no text of the demo to a customer with an account, at the desk, or in the letters of both", async () => {
    const browser = await openBrowser();
    try {
      const asVisitor = (request: APIRequestContext): ReadPath => {
        return async (path) => (await request.get(shop.address + path)).text();
      };
      const customer = await openVisitor(browser, shop.address);
      const page = await customer.newPage();
      await page.goto(`${shop.address}/konto/skapa`);
      await page.getByLabel("Förnamn").fill("Anna");
      await page.getByLabel("Efternamn").fill("Andersson");
      await page.getByRole("main").getByLabel("E-post", { exact: true }).fill("anna.andersson@example.se");
      await page.getByRole("main").getByRole("button", { name: "Skapa konto" }).click();
      const letter = (): string => own.letters().find((text) => text.includes("Välj bara ett lösenord")) ?? "";
      await expect.poll(letter, { timeout: 20_000 }).toContain("/konto/lank/");
      await page.goto(`${shop.address}/konto/lank/${/\/konto\/lank\/(\w+)/.exec(letter())?.[1] ?? ""}`);
      await page.getByLabel("Nytt lösenord").fill("Blåbärsris på tallhed");
      await page.getByRole("main").getByRole("button", { name: "Skapa konto" }).click();
      await page.getByRole("heading", { name: "Mina köp" }).waitFor();
      const account = await readPages(asVisitor(customer.request), ["/konto", "/konto/uppgifter", "/onskelista"]);
      expect(account.get("/konto/uppgifter")).toContain("anna.andersson@example.se");

      const bo = await addOperator(own.dataDir, { name: "Bo Ek", email: "bo@skogen.example", role: "administrator" });
      const worker = await openVisitor(browser, shop.address);
      const desk = await worker.newPage();
      await desk.goto(`${shop.address}/butiken`);
      await logInAtDesk(desk, bo);
      await desk
        .getByRole("link", { name: /^Order \d/ })
        .first()
        .click();
      await desk
        .getByRole("region", { name: "Gör något med ordern" })
        .getByText("Avbeställ", { exact: true })
        .first()
        .click();
      await desk.getByRole("button", { name: "Avbeställ varorna" }).click();
      await desk.getByText(/är avbeställda\. Köparen får ett mejl\./).waitFor();
      const atDesk = await readPages(asVisitor(worker.request), ["/butiken", "/butiken/arenden", "/butiken/siffror"]);
      expect([...atDesk.values()].join("")).toContain("Bo Ek");
      await expect.poll(() => own.letters().join("\n"), { timeout: 20_000 }).toContain("är avbeställd");
      const letters = own.letters().map((text) => ["a letter", text] as const);
      expect(letters.length).toBeGreaterThan(3);
      expect(tellingPlaces([...account, ...atDesk, ...letters])).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it("applies changed files while it is running, and nothing from invalid files", async () => {
    /** The page without its soft-hyphen marks in headings. */
    const terms = async (): Promise<string> =>
      (await (await fetch(`${shop.address}/sidor/kopvillkor`)).text()).replaceAll(/<\/?torg-soft[^>]*>/g, "");
    const page = join(own.folder, "pages/kopvillkor.md");
    writeFileSync(page, "---\ntitle: Villkor\n---\nKort och {{gott}}.");
    expect(await own.run("shopFile/main.ts", "settings")).toMatchObject({ code: 1 });
    expect(await terms()).toContain("Ångerblankett");
    writeFileSync(page, "---\ntitle: Villkor\n---\nKort och gott hos {{company.name}}.");
    expect(await own.run("shopFile/main.ts", "settings")).toMatchObject({ code: 0 });
    await expect.poll(terms, { timeout: 20_000 }).toContain("Kort och gott hos Skogens redskap AB.");
    expect(await own.run("shopFile/main.ts", "check")).toMatchObject({ code: 1 });
  });

  it("uses its own texts before and after hydration, and loads its own sheet after all others", async () => {
    const words = {
      cart: { buyLabels: { buy: "Ta med", added: "Ligger i ryggsäcken" } },
      navigation: { skipToContent: "Rakt på sak", notFound: { heading: "Här växer ingenting" } },
      letters: { account: { hello: "Tjena!", login: { subject: "Kom in i stugan" } } },
      answers: { services: { loginRefused: "Den nyckeln passar inte." } },
    };
    writeFileSync(join(own.folder, "texts.json"), JSON.stringify(words));
    writeFileSync(join(own.folder, "theme.css"), ".torg-button { background: rgb(1, 2, 3); }");
    expect(await own.run("shopFile/main.ts", "settings")).toMatchObject({ code: 0 });
    const lost = async (): Promise<string> => (await fetch(`${shop.address}/finns-inte`)).text();
    await expect.poll(lost, { timeout: 20_000 }).toContain("Här växer ingenting");
    expect(await lost()).toContain("Rakt på sak");
    const browser = await openBrowser();
    try {
      const visitor = await openVisitor(browser, shop.address);
      const page = await visitor.newPage();
      await page.goto(`${shop.address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
      const button = page.getByRole("main").getByRole("button", { name: "Ta med" }).first();
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(1, 2, 3)");
      await button.click();
      await page.getByRole("main").getByRole("button", { name: "Ligger i ryggsäcken" }).waitFor();
      await page.goto(`${shop.address}/login`);
      const main = page.getByRole("main");
      await main.getByLabel("E-post").fill("anna.andersson@example.se");
      await main.getByLabel("Lösenord", { exact: true }).fill("Fel lösenord");
      await main.getByRole("button", { name: "Logga in", exact: true }).click();
      await main.getByText("Den nyckeln passar inte.").waitFor();
      await page.goto(`${shop.address}/konto/hjalp-att-logga-in`);
      await page.getByRole("main").getByLabel("E-post").fill("anna.andersson@example.se");
      await page.getByRole("main").getByRole("button", { name: "Logga in utan lösenord" }).click();
      await expect
        .poll(() => own.letters().find((letter) => letter.includes("Kom in i stugan")) ?? "", { timeout: 20_000 })
        .toContain("Tjena!");
    } finally {
      await browser.close();
    }
  });

  it("stops cleanly, starts again on the same folder, and opens to the public once it is complete", async () => {
    expect(await shop.stop()).toBe(0);
    shop = await own.start({ SHOP_PUBLIC_URL: "https://skogen.example" });
    expect((await fetch(`${shop.address}/sidor/kopvillkor`)).status).toBe(200);
  });
});
