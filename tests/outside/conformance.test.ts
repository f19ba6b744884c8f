import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "../e2e/shops/startShop.ts";
import { root } from "./repository.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-conformance-"));

function run(file: string, args: readonly string[], cwd = folder) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: "utf8", maxBuffer: 32 * 1024 * 1024 });
  return { status, stdout, stderr };
}

const npx = (...args: readonly string[]) => run("npx", ["--no-install", "conformance", ...args]);

beforeAll(() => {
  const pnpm = join(root, "node_modules/.bin/pnpm");
  run(pnpm, ["pack", "--pack-destination", folder], join(root, "packages/conformance"));
  const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "";
  writeFileSync(join(folder, "package.json"), '{"name":"other-team","private":true}');
  const installed = run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${tarball}`]);
  if (installed.status !== 0) throw new Error(`The kit could not be installed alone: ${installed.stderr}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed conformance kit", () => {
  it("has no dependencies", () => {
    expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["@torg"]);
    expect(readdirSync(join(folder, "node_modules/@torg"))).toEqual(["conformance"]);
  });

  it("prints the contract in the package", () => {
    const { status, stdout } = npx("openapi");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ openapi: "3.1.0", paths: { "/produkter/filtrera": {} } });
    const file = run("node", ["-p", "JSON.stringify(require('./node_modules/@torg/conformance/openapi.json'))"]);
    expect(JSON.parse(file.stdout)).toEqual(JSON.parse(stdout));
  });

  it("shows its usage, and reports when nothing answers", () => {
    expect(npx("--help").stdout).toContain("conformance verify <address>");
    const nobody = npx("verify", "http://127.0.0.1:9");
    expect(nobody.status).toBe(2);
    expect(nobody.stderr).toContain("got no answer");
  });
});

describe("the packed kit beside a running shop", () => {
  const tokens = "apps/server/src/programs/main.ts";
  let shop: RunningShop;

  /** A token of the shop, created by its owner's command. */
  function lend(name: string, scopes: readonly string[]) {
    const env = { ...process.env, TORG_DATA_DIR: shop.dataDir };
    const args = ["--conditions=@torg/source", tokens, "create", name, "--scope", scopes.join(",")];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
    const given: { readonly token: string } = JSON.parse(stdout || `{"token": ${JSON.stringify(stderr)}}`);
    return { token: given.token, scopes };
  }

  beforeAll(async () => {
    shop = await startShop({ data: "reference", env: { LIMITS: "order/mailbox=1000, letters/mailbox=1000" } });
  });

  afterAll(() => shop.stop());

  it("runs all checks for programs, with the tokens of a file", () => {
    const orders = ["orders:read", "orders:write", "orders:refund"];
    const rest = ["products:read", "products:write", "webhooks:read", "webhooks:write"];
    const hints = { program: lend("kit", [...orders, ...rest]), limitedProgram: lend("guest", ["orders:read"]) };
    writeFileSync(join(folder, "hints.json"), JSON.stringify(hints));
    const args = ["verify", shop.address, "--only", "programs", "--data", "hints.json", "--orders"];
    const { status, stdout, stderr } = npx(...args, "--json");
    const { checks }: { readonly checks: readonly { readonly id: string; readonly outcome: string }[] } = JSON.parse(
      stdout || "{}",
    );
    // An order is listed ten seconds after its change, which a new shop's orders may not have reached.
    const others = checks.filter(({ id, outcome }) => outcome !== "passed" && id !== "programs.order");
    expect(others, `${stdout}${stderr}`).toEqual([]);
    expect(checks.map(({ id }) => id)).toContain("programs.money");
    expect(status).toBe(0);
  });
});
