import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatReport } from "./formatReport.ts";
import { startExample } from "./testing/startExample.ts";
import { verify } from "./verify.ts";

const products = [7001, 7002, 7003, 7004];
let backend: Awaited<ReturnType<typeof startExample>>;

beforeAll(async () => {
  backend = await startExample("cart-backend.mjs");
});
afterAll(() => backend.stop());

describe("a backend that has only a cart", () => {
  it("passes the cart checks, without pages and without a checkout", async () => {
    const only = ["session", "csrf", "cart", "discounts", "errors", "answers", "6"];
    const report = await verify({ address: backend.address, only, hints: { products } });
    const of = (outcome: string) => report.checks.filter((check) => check.outcome === outcome).map(({ id }) => id);
    expect(of("failed"), formatReport(report)).toEqual([]);
    expect(of("passed").length).toBeGreaterThan(25);
    // It has no gifts, no variants, no codes and no checkout.
    expect(
      of("untried").filter((id) => !/^(?:cart\.(?:gifts|variants)|discounts\.|answers\.checkout)/.test(id)),
    ).toEqual([]);
  });

  it("is checked with one product as far as that goes", async () => {
    const report = await verify({ address: backend.address, only: ["cart"], hints: { products: [7001] } });
    expect(report.counts.failed, formatReport(report)).toBe(0);
    expect(report.checks.find(({ id }) => id === "cart.adds")).toMatchObject({
      outcome: "untried",
      details: ["1 products are known to be for sale, not 3. Name more with --product."],
    });
    expect(report.checks.find(({ id }) => id === "cart.absolute")?.outcome).toBe("passed");
  });

  it("fails when its cart is wrong, and for a product that nobody can buy", async () => {
    const broken: typeof fetch = async (url, init) => {
      const answer = await fetch(url, init);
      const text = await answer.text();
      return new Response(text.replace('"totalProductSum":', '"totalProductSum":1'), answer);
    };
    const only = ["cart.sums"];
    const wrong = await verify({ address: backend.address, only, hints: { products }, fetch: broken });
    expect(wrong.counts.failed).toBe(1);
    const unknown = await verify({ address: backend.address, only, hints: { products: [9] } });
    expect(unknown.checks[0]?.details.join()).toContain("Product 9, which was named, does not go into a cart");
  });
});

describe("the command line", () => {
  const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, ["--conditions=@torg/source", cli, "verify", backend.address, ...words], {
      encoding: "utf8",
    });

  it("rejects a name that no check has, and lists the known names", () => {
    const { status, stderr } = run("--only", "cart,nonsense");
    expect(status).toBe(2);
    expect(stderr).toContain("There is no check called nonsense. Names: session, csrf,");
    expect(stderr).toContain("cart,");
  });

  it("accepts products by their ids", () => {
    const { status, stdout, stderr } = run("--only", "cart.sums", "--product", "7001,7002", "--product", "7003");
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toContain("1 passed");
  });
});
