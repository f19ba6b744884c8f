import { spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../outside/repository.ts";
import { type RunningShop, startShop } from "../shops/startShop.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-own-shop-"));
const dataDir = join(folder, ".data");
const env = { SHOP_FOLDER: folder };
/** Words that only the demo and the reference data have of themselves. */
const wordsOfTheDemo = /nordhem|556016-?0680|555 010|555010|tangentvägen|skärholmen|demobutik|matboden|hornstull/i;

/** Runs a program of the server to its end, and answers its exit code. */
function runProgram(file: string, ...args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, ["--conditions=@torg/source", `apps/server/src/${file}`, ...args], {
    cwd: root,
    env: { ...process.env, TORG_DATA_DIR: dataDir, ...env },
    stdio: "ignore",
  });
  return new Promise((resolve) => child.on("exit", resolve));
}

/** Every page that can be reached from the first one by links, with its HTML; of addresses with a query only the path. */
async function readPages(address: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const left = ["/", "/varukorg", "/kassa/leverans", "/login", "/retur-och-reklamation", "/angra-kop", "/finns-inte"];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (pages.has(path)) continue;
    const answer = await fetch(address + path);
    const html = await answer.text();
    pages.set(path, html);
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, link = ""]) => link);
    left.push(...links.filter((link) => !/^\/(assets|build)\//.test(link)));
  }
  return pages;
}

/** A letter with what its parts say that are in base64. */
function readLetter(file: string): string {
  const letter = readFileSync(file, "utf8");
  const encoded = letter.match(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n)+/gm) ?? [];
  return [letter, ...encoded.map((part) => Buffer.from(part, "base64").toString())].join("\n");
}

/** Orders by invoice as a company, as a shop's script does; answers what the order is answered with. */
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
    cpSync(join(root, "packages/create-torg/template"), folder, { recursive: true });
    const file = join(folder, "shop.json");
    const own = readFileSync(file, "utf8").replaceAll("Min butik", "Skogens redskap");
    writeFileSync(file, own.replace('"email": ""', '"email": "hej@skogen.example"'));
    shop = await startShop({ data: "empty", dataDir, env });
  });
  afterAll(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("opens with its own name and pages, and with its own goods once they are imported", async () => {
    const page = await fetch(shop.address);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('lang="sv"');
    expect(html).toMatch(/<title>[^<]*Skogens redskap/);
    expect((await fetch(`${shop.address}/finns-inte`)).status).toBe(404);
    expect(await runProgram("import/main.ts", join(folder, "feed/products.xml"), "--store", "products")).toBe(0);
    const listing = async (): Promise<string> => (await fetch(`${shop.address}/kategori/vitvaror`)).text();
    await expect.poll(listing, { timeout: 20_000 }).toContain("Nordia");
  });

  it("tells no word of the demo, on any page and in any letter", async () => {
    const pages = await readPages(shop.address);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(["/sidor/kopvillkor", "/sidor/kundservice", "/kassa/leverans"]),
    );
    const machines = pages.get("/kategori/vitvaror/tvatt-tork/tvattmaskiner") ?? "";
    const [, productId = ""] = /\/produkter\/id\/(\d+)/.exec(machines) ?? [];
    expect(await orderByInvoice(shop.address, productId)).toMatch(/^200 /);
    const letters = (): readonly string[] => globSync(join(dataDir, "mail/*.eml"));
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBeGreaterThan(0);
    const told = [...pages, ...letters().map((file): [string, string] => [file, readLetter(file)])];
    expect(told.map(([, text]) => text).join("\n")).toContain("Orderbekr");
    expect(told.filter(([, text]) => wordsOfTheDemo.test(text)).map(([place]) => place)).toEqual([]);
  });

  it("takes changed files beside the running shop, and nothing of files that are wrong", async () => {
    const terms = async (): Promise<string> => (await fetch(`${shop.address}/sidor/kopvillkor`)).text();
    const page = join(folder, "pages/kopvillkor.md");
    writeFileSync(page, "---\ntitle: Villkor\n---\nKort och {{gott}}.");
    expect(await runProgram("shopFile/main.ts", "settings")).toBe(1);
    expect(await terms()).toContain("Ångerblankett");
    writeFileSync(page, "---\ntitle: Villkor\n---\nKort och gott hos {{company.name}}.");
    expect(await runProgram("shopFile/main.ts", "settings")).toBe(0);
    await expect.poll(terms, { timeout: 20_000 }).toContain("Kort och gott hos Skogens redskap AB.");
    expect(await runProgram("shopFile/main.ts", "check")).toBe(1);
  });

  it("stops cleanly, opens again on the same folder, and to the public once it is its own", async () => {
    expect(await shop.stop()).toBe(0);
    shop = await startShop({ data: "empty", dataDir, env: { ...env, SHOP_PUBLIC_URL: "https://skogen.example" } });
    expect((await fetch(`${shop.address}/sidor/kopvillkor`)).status).toBe(200);
  });
});
