import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSession, invoice, prepareOrder } from "../../apps/server/src/testing/patientBuyer.ts";
import { root } from "../outside/repository.ts";
import { askOnce, type Outcome } from "./askOnce.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { tellFigures } from "./tellFigures.ts";

let shop: FaultShop;
const run = promisify(execFile);
/** Milliseconds within which every cache shows a change. */
const longestOld = 2000;

beforeAll(async () => {
  shop = await openFaultShop();
}, 600_000);
afterAll(() => shop.close(), 120_000);

const html = { accept: "text/html" };
const open = (path: string, headers: Readonly<Record<string, string>> = html): Promise<Outcome> =>
  askOnce(shop.cluster.address, path, { headers });
const isHit = ({ headers }: Outcome): boolean => headers["x-cache"] === "hit";

const personal = [
  "/varukorg",
  "/kassa/leverans",
  "/konto",
  "/login",
  "/checkoutv3/products/index",
  "/checkoutv3/checkoutv3/show",
  "/api/internal/csrf-token",
  "/api/internal/compare/index",
];
const shared = ["/", "/kategori/vitvaror", "/produkter/id/1001", "/sidor/kopvillkor"];

/** Opens pages until the cache has them, and no earlier change is left to purge. */
async function warm(paths: readonly string[]): Promise<void> {
  await shop.cluster.until("all changes to be purged", async () => {
    const left = await shop.look(({ pool }) => pool.query("SELECT FROM cache_change LIMIT 1"));
    return left.rowCount === 0;
  });
  for (const path of paths) await shop.cluster.until(`${path} in the cache`, async () => isHit(await open(path)));
}

describe("the cache in front of a shop", () => {
  it("stores no personal response, and shows nobody another visitor's", async () => {
    const { address, ports } = shop.cluster;
    const buyer = await startSession(async (path, init) => fetch(address + path, init));
    await prepareOrder(buyer, invoice);
    const secret = buyer.cookie.split("=")[1] ?? "";
    const token: unknown = JSON.parse((await open("/api/internal/csrf-token", { cookie: buyer.cookie })).body);
    expect(token).toMatchObject({ token: expect.any(String) });
    const marks = [secret, JSON.stringify(token).slice(10, -2), "HDMI-kabel"];
    const varnish = `http://127.0.0.1:${ports.cache}`;
    let asked = 0;
    for (const path of [...personal, ...shared]) {
      for (const at of [address, varnish]) {
        // Twice with the session, then without one, then with the session again.
        const ask = (headers: Readonly<Record<string, string>>) =>
          askOnce(at, path, { headers: { ...html, ...headers } });
        const own = [await ask({ cookie: buyer.cookie }), await ask({ cookie: buyer.cookie })];
        const strange = [await ask({}), await ask({}), await ask({ cookie: "shop_session=somebody-else" })];
        asked += own.length + strange.length;
        expect([path, own.filter(isHit)]).toEqual([path, []]);
        const isShown = personal.includes(path);
        expect([path, strange.filter((one) => isShown && isHit(one))]).toEqual([path, []]);
        const seen = strange.filter(({ body }) => isShown && marks.some((mark) => body.includes(mark)));
        expect([path, seen]).toEqual([path, []]);
        expect([path, strange.filter((one) => isHit(one) && one.headers["set-cookie"] !== undefined)]).toEqual([
          path,
          [],
        ]);
      }
    }
    tellFigures("personal answers in the cache", { asked, kept: 0 });
  });

  it("purges what shows a product within two seconds of a price change, and nothing else", async () => {
    const [shows, others] = [["/produkter/id/1304"], ["/produkter/id/1001", "/sidor/kopvillkor"]];
    const took: number[] = [];
    for (let kronor = 301; kronor <= 305; kronor += 1) {
      await warm([...shows, ...others]);
      const change = "UPDATE product SET price_ore = $1 WHERE id = 1304";
      await shop.look(({ pool }) => pool.query(change, [kronor * 100]));
      const since = performance.now();
      for (const path of shows) {
        await shop.cluster.until(`${path} to show the price`, async () =>
          (await open(path)).body.includes(`${kronor}`),
        );
      }
      took.push(performance.now() - since);
      const kept = await Promise.all(others.map((path) => open(path)));
      expect(kept.filter((one) => !isHit(one)).map(({ path }) => path)).toEqual([]);
    }
    const longest = Math.max(...took);
    tellFigures("a price that has changed, in the cache", { changes: took.length, longest, othersForgotten: 0 });
    expect(longest).toBeLessThanOrEqual(longestOld);
  });

  it("purges what shows a product within two seconds of an import that changes it, and nothing else", async () => {
    const feed = join(shop.cluster.folder, "feed.tsv");
    const url = shop.cluster.databaseUrl("primary");
    const deliver = (kronor: number) => {
      const rows = [`1\tVinterlykta\t${kronor} kr\tin_stock`, "2\tSommarlykta\t77 kr\tin_stock"];
      writeFileSync(feed, ["id\ttitle\tprice\tavailability", ...rows, ""].join("\n"));
      const main = join(root, "apps/server/src/import/main.ts");
      const env = { ...process.env, DATABASE_URL: url, TORG_DATA_DIR: join(shop.cluster.folder, "files") };
      return run(process.execPath, ["--conditions=@torg/source", main, feed, "--source", "lyktor"], { env });
    };
    await deliver(501);
    const { rows } = await shop.look(({ pool }) =>
      pool.query<{ id: number }>("SELECT id FROM product WHERE name LIKE '%lykta' ORDER BY name DESC"),
    );
    const [changed, same] = rows.map(({ id }) => `/produkter/id/${id}`);
    if (changed === undefined || same === undefined) throw new Error("The delivery has brought nothing.");
    const readable = async (path: string): Promise<boolean> => (await open(path)).status === 200;
    for (const path of [changed, same]) await shop.cluster.until(`${path} to be there`, () => readable(path));
    const others = [same, "/produkter/id/1001", "/sidor/kopvillkor"];
    const took: number[] = [];
    for (const kronor of [502, 503, 504]) {
      await warm([changed, ...others]);
      await deliver(kronor);
      const since = performance.now();
      const isNew = async (): Promise<boolean> => (await open(changed)).body.includes(`${kronor}`);
      await shop.cluster.until("the delivered price", isNew);
      took.push(performance.now() - since);
      const kept = await Promise.all(others.map((path) => open(path)));
      expect(kept.filter((one) => !isHit(one)).map(({ path }) => path)).toEqual([]);
    }
    const longest = Math.max(...took);
    tellFigures("a delivery that changes a price, in the cache", {
      deliveries: took.length,
      longest,
      othersForgotten: 0,
    });
    expect(longest).toBeLessThanOrEqual(longestOld);
  });
});
