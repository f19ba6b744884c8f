import { formatReport, type Hints, verify } from "@torg/conformance";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readLimitConfig } from "../config/limitConfig.ts";
import { createToken, type Scope, scopes } from "../programs/programToken.ts";
import { mutants } from "../testing/mutants/mutants.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { twistedFetch } from "../testing/twistedFetch.ts";

/** Facts of the reference data that cannot be discovered. */
const known: Hints = {
  discountCodes: ["SOMMAR10", "PRESENT500", "JUBILEUM"],
  refusedCodes: ["GAMMAL"],
  lastingCodes: ["LAST"],
  postalCode: "12747",
  refusedPostalCodes: ["99999", "90000", "80000"],
  login: { email: "anna.andersson@example.se", password: "Sommar2024!" },
  order: { name: "100245", email: "anna.andersson@example.se" },
  review: { uuid: "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602", productId: 1002 },
};

const cli = fileURLToPath(new URL("../../../../packages/conformance/src/cli.ts", import.meta.url));

let shop: TestShop;
let address: string;
let hints: Hints;

beforeAll(async () => {
  // All backends under test are one shop, whose limits count them together.
  const LIMITS = "api/account=100000, order/mailbox=100000, letters/mailbox=100000";
  shop = await startTestShop(readLimitConfig({ LIMITS }));
  const lent = async (name: string, may: readonly Scope[]) => {
    const { token } = await createToken(shop.database.db, { name, scopes: may, expires: null });
    return { token, scopes: may };
  };
  const [program, limited] = [await lent("kit", scopes), await lent("guest", ["orders:read"])];
  hints = { ...known, program, limitedProgram: limited };
  await shop.database.pool.query(
    `WITH receiver AS (INSERT INTO webhook_endpoint (name, address, events) VALUES ('lager', 'https://127.0.0.1:9', '{kit.lost}')),
       message AS (INSERT INTO webhook_message (type, data) VALUES ('kit.lost', '{}') RETURNING id)
     INSERT INTO webhook_delivery (message, endpoint, due_at) SELECT id, 'lager', NULL FROM message`,
  );
  address = await shop.server.listen({ port: 0, host: "127.0.0.1" });
});

beforeEach(async () => {
  // Changes are only listed for programs once they are old enough that no earlier one can still be committed.
  await shop.database.pool.query(`UPDATE "order" SET changed_at = changed_at - interval '1 hour'`);
  await shop.database.pool.query("UPDATE webhook_delivery SET due_at = NULL, given_up_at = now()");
});

afterAll(() => shop.close());

/** Runs the program as a user does, and returns its output and exit code. */
function runCli(args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=@torg/source", cli, ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: `${stdout}${stderr}` }),
    );
  });
}

/** Calls that need something not provided here: a desk account, an app payment, or the link in a mail. */
const isClosed = (call: string): boolean =>
  /^(?:GET|POST) \/(?:butiken|bevaka\/\w+|checkout\/(?:payment_state|cancel_payment|pay_again))\b/.test(call);

describe("the reference server", () => {
  it("implements everything in the contract", async () => {
    const report = await verify({ address, hints, orders: true });
    const notable = report.checks.filter(({ outcome }) => outcome !== "passed");
    // Pages belong to the storefront, in front of this server. The provided account must not be deleted.
    const ends = ["lamna-klubben", "radera"].map((part) => `POST /konto/uppgifter/${part}`);
    // Only the owner of a mailbox has the link of a mail.
    const links = ["logga-in", "losenord", "adress"].map((part) => `POST /konto/lank/${part}`);
    expect(
      notable.map(({ id }) => id).filter((id) => !isClosed(id.replace(/^shape /, ""))),
      formatReport(report),
    ).toEqual(["listing.html", ...[...links, ...ends].map((call) => `shape ${call}`)]);
    const unanswered = report.calls.filter(({ successes }) => successes === 0);
    const calls = unanswered.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !isClosed(call))).toEqual([...links, ...ends]);
  });

  it("is checked from the command line, for machines and for people", async () => {
    const machines = await runCli(["verify", address, "--only", "session", "--json"]);
    expect(JSON.parse(machines.output)).toMatchObject({ counts: { passed: 3, failed: 0 } });
    expect(machines.code).toBe(0);
    const people = await runCli(["verify", address, "--only", "returns"]);
    expect(people.output).toContain("– 8.9   returns.registers: registers a complaint, with images only");
    expect(people.output).toContain("No order was given: see order of --data.");
    expect(people.code).toBe(0);
  });

  it("places no order unless that is allowed", async () => {
    const orders = () => shop.database.db.selectFrom("order").select("id").execute();
    const before = await orders();
    const report = await verify({ address, hints, only: ["orders", "returns"] });
    expect(report.checks.find(({ id }) => id === "orders.once")?.outcome).toBe("untried");
    expect(await orders()).toEqual(before);
  });

  it("uses another exit code when nothing answers, or when a file is invalid", async () => {
    expect((await runCli(["verify", "http://127.0.0.1:9"])).code).toBe(2);
    const folder = mkdtempSync(join(tmpdir(), "torg-hints-"));
    const file = join(folder, "hints.json");
    writeFileSync(file, '{"discountCode": []}');
    const { code, output } = await runCli(["verify", address, "--data", file]);
    rmSync(folder, { recursive: true });
    expect(code).toBe(2);
    expect(output).toContain("discountCode");
  });
});

describe("a backend that", () => {
  it.each(mutants)("$name fails at exactly these checks", async ({ only, fails, twist }) => {
    const isLong = process.env["TEST_LONG"] === "1";
    const report = await verify({
      address,
      hints,
      orders: true,
      only: isLong ? [] : only,
      fetch: twistedFetch(twist()),
    });
    const failed = report.checks.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
    expect(isLong ? failed.filter((id) => fails.includes(id)) : failed, formatReport(report)).toEqual(fails);
  });

  it("sends numbers as text gets a warning, and passes", async () => {
    const twist = (name: string, value: unknown): unknown =>
      name === "total_price_incl_vat" && typeof value === "number" ? String(value) : value;
    const answer = {
      answer: (given: { readonly text: string; readonly status: number; readonly headers: Headers }) => ({
        ...given,
        text: given.text.startsWith("{") ? JSON.stringify(JSON.parse(given.text, twist)) : given.text,
      }),
    };
    const only = ["cart.sums", "shape GET /checkoutv3/products/index"];
    const { checks } = await verify({ address, only, fetch: twistedFetch(answer) });
    expect(checks.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["cart.sums", "passed"],
      ["shape GET /checkoutv3/products/index", "warned"],
    ]);
    expect(checks[1]?.details).toEqual(["products[].total_price_incl_vat is sent as string, read as number."]);
  });
});
