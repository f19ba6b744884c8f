import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { formBody } from "../testing/formBody.ts";
import { companyBuyer } from "../testing/companyBuyer.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { fillCheckout, fillProducts } from "../testing/fillShop.ts";
import { readyForInvoice } from "../testing/readyForInvoice.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";
import { createLimits } from "./createLimits.ts";
import { namedLimits } from "../config/limits.ts";

let one: OrderingServer;
let two: OrderingServer;

beforeAll(async () => {
  one = await startOrderingServer({ limits: "" });
  two = await startOrderingServer({ database: one.database, limits: "" });
  const { db } = one.database;
  await fillCheckout(db);
  await fillProducts(db, [{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 }]);
  await db.insertInto("discount").values({ code: "SOMMAR10", label: "Sommar", kind: "percent", value: 10 }).execute();
});

afterEach(() => one.database.pool.query("DELETE FROM limit_count"));

afterAll(async () => {
  await two.close();
  await one.close();
});

const later = (minutes: number) =>
  one.database.pool.query(
    "UPDATE limit_count SET ends_at = ends_at - make_interval(mins => $1), free_at = free_at - make_interval(mins => $1)",
    [minutes],
  );

/** Sends from its own address, as told by a proxy on this machine. */
const codeFrom = (visitor: TestVisitor, address: string, code: string) =>
  one.server.inject({
    method: "POST",
    url: "/checkoutv3/discounts/store",
    headers: {
      cookie: visitor.cookie,
      "x-csrf-token": visitor.token,
      "x-requested-with": "XMLHttpRequest",
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": address,
    },
    payload: formBody({ code }),
  });

const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((given) => given === status).length;

describe("guessing codes", () => {
  it("ends for a session after sixty wrong ones, in parallel or not, even across two processes", async () => {
    const visitor = await one.visit();
    const guess = (index: number) =>
      (index % 2 === 0 ? visitor : visitor.at(two.server)).post("/checkoutv3/discounts/store", {
        code: `GISSA${index}`,
      });
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => guess(index)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([60, 20]);
    const late = await visitor.post("/checkoutv3/discounts/store", { code: "SOMMAR10" });
    expect([late.statusCode, late.json()]).toEqual([
      429,
      { message: "För många koder som inte gäller. Vänta en kvart och försök igen." },
    ]);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(890);
    await later(16);
    expect((await visitor.post("/checkoutv3/discounts/store", { code: "SOMMAR10" })).statusCode).toBe(200);
  });

  it("is reported as a page for a form without script", async () => {
    const visitor = await one.visit();
    for (let index = 0; index < 60; index += 1)
      await visitor.post("/checkoutv3/discounts/store", { code: `G${index}` });
    const answer = await visitor.submit("/checkoutv3/discounts/store", { code: "G61", return_to: "/varukorg" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(answer.body).toContain("För många koder som inte gäller. Vänta en kvart och försök igen.");
    expect(answer.body).toContain('href="/varukorg"');
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(890);
  });

  it("ends for an address over all its sessions, and for a whole IPv6 network, but for no other address", async () => {
    const visitors = await Promise.all(Array.from({ length: 16 }, () => one.visit()));
    const statuses: number[] = [];
    for (const [index, visitor] of visitors.entries()) {
      for (let guess = 0; guess < 10; guess += 1) {
        const answer = await codeFrom(visitor, `2001:db8:1:2:${index}::${guess}`, `W${index}-${guess}`);
        statuses.push(answer.statusCode);
      }
    }
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([150, 10]);
    expect((await codeFrom(await one.visit(), "2001:db8:1:2::ffff", "SOMMAR10")).statusCode).toBe(429);
    expect((await codeFrom(await one.visit(), "2001:db8:1:3::1", "SOMMAR10")).statusCode).toBe(200);
  }, 30_000);

  it("does not count valid codes", async () => {
    const visitor = await one.visit();
    for (let index = 0; index < 70; index += 1) {
      expect((await visitor.post("/checkoutv3/discounts/store", { code: "SOMMAR10" })).json().message).toBeNull();
      await visitor.post("/checkoutv3/discounts/destroy", { code: "SOMMAR10" });
    }
  });
});

describe("orders", () => {
  it("to one mailbox end after thirty, however it is written, and nothing is ordered then", async () => {
    const visitors = await Promise.all(Array.from({ length: 34 }, () => readyForInvoice(one, 1304)));
    const answers = await Promise.all(
      visitors.map((visitor, index) => {
        const spellings = ["offer@example.se", `OFFER+${index}@example.se`, "off\u200ber@example.se\u202c"];
        const user_email = spellings[index % 3];
        const at = index % 4 === 0 ? visitor.at(two.server) : visitor;
        return at.post("/checkout/manual_payment", { ...companyBuyer, user_email });
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([30, 4]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().message).toBe("För många beställningar på kort tid. Vänta 30 minuter och försök igen.");
    const { rows } = await one.database.pool.query(
      `SELECT (SELECT count(*)::int FROM "order" WHERE email ILIKE 'offer%') AS orders,
         (SELECT 1000 - stock FROM product WHERE id = 1304) AS sold, (SELECT count(*)::int FROM cart_line) AS lines`,
    );
    expect(rows).toEqual([{ orders: 30, sold: 30, lines: 4 }]);
  }, 30_000);

  it("to one mailbox end for the day after sixty letters to it, with a message and the time", async () => {
    const visitor = await readyForInvoice(one, 1304);
    await visitor.post("/checkout/manual_payment", { ...companyBuyer, user_email: "brev@example.se" });
    await one.database.pool.query(
      "UPDATE limit_count SET taken = 60, free_at = ends_at WHERE name = 'letters/mailbox'",
    );
    const next = await readyForInvoice(one, 1304);
    const answer = await next.post("/checkout/manual_payment", { ...companyBuyer, user_email: "Brev+1@example.se" });
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      "För många mejl till den här e-postadressen på ett dygn. Vänta 24 timmar och försök igen.",
    ]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(23 * 3600);
  });

  it("are not counted when they are rejected, or when they are repeated", async () => {
    const visitor = await readyForInvoice(one, 1304);
    for (let index = 0; index < 40; index += 1) {
      const answer = await visitor.post("/checkout/manual_payment", { ...companyBuyer, user_email: "anna" });
      expect(answer.statusCode).toBe(422);
    }
    const same = await Promise.all(
      Array.from({ length: 40 }, () => visitor.post("/checkout/manual_payment", companyBuyer)),
    );
    expect(new Set(same.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }, 30_000);
});

describe("createLimits", () => {
  it("counts towards a limit only if all limits allow one more", async () => {
    const limits = createLimits(one.database.db, new Map([["code/session", 1]]));
    const who = { session: "s", address: "a" };
    expect(await limits.take("code", who)).toBeNull();
    for (let index = 0; index < 5; index += 1) expect((await limits.take("code", who))?.status).toBe(429);
    const { rows } = await one.database.pool.query("SELECT name, taken FROM limit_count ORDER BY name");
    expect(rows).toEqual([
      { name: "code/address", taken: 1 },
      { name: "code/session", taken: 1 },
    ]);
  });

  it("counts letters of all kinds to one mailbox together, in all processes", async () => {
    const [here, there] = [0, 1].map(() => createLimits(one.database.db, new Map([["letters/mailbox", 3]])));
    const mailbox = "anna@example.se";
    expect(await here?.take("order", { session: "s", mailbox })).toBeNull();
    expect(await there?.take("order", { mailbox: "Anna+x@example.se" })).toBeNull();
    expect(await there?.take("letters", { mailbox })).toBeNull();
    const refusal = await here?.take("order", { mailbox });
    expect([refusal?.limits, refusal?.message]).toEqual([
      ["letters/mailbox"],
      "För många mejl till den här e-postadressen på ett dygn. Vänta 24 timmar och försök igen.",
    ]);
    expect(await here?.take("order", { mailbox: "bo@example.se" })).toBeNull();
    // Strangers can use up the letters of a mailbox, but its owner must still be able to complain.
    expect(await here?.take("return", { mailbox })).toBeNull();
    await later(24 * 60 + 1);
    expect(await here?.take("order", { mailbox })).toBeNull();
  });

  it("slows down instead of locking: each further try waits twice as long, up to a maximum", async () => {
    const limits = createLimits(one.database.db, new Map([["login/device", 2]]));
    const who = { device: "d" };
    const waits: (number | null)[] = [];
    for (let index = 0; index < 8; index += 1) {
      const refusal = await limits.take("login", who);
      waits.push(refusal?.retryAfter ?? null);
      if (refusal !== null) await one.database.pool.query("UPDATE limit_count SET free_at = now()");
    }
    expect(waits).toEqual([null, null, 2, null, 4, null, 8, null]);
    await one.database.pool.query("UPDATE limit_count SET taken = 40, free_at = now()");
    expect(await limits.take("login", who)).toBeNull();
    expect((await limits.take("login", who))?.retryAfter).toBe(60);
  });

  it("stores only a hash of whom it counts", async () => {
    await createLimits(one.database.db, new Map()).take("order", {
      mailbox: "anna@example.se",
      address: "203.0.113.7",
    });
    const { rows } = await one.database.pool.query(
      "SELECT string_agg(encode(key_hash, 'escape'), ' ') AS keys FROM limit_count",
    );
    expect(rows[0].keys).not.toMatch(/anna|203/);
  });
});

describe("the numbers of limits", () => {
  it("are set by name, and none can be removed", () => {
    expect(readConfig({ LIMITS: "code/session=60, order/mailbox=5" }).limits).toEqual(
      new Map([
        ["code/session", 60],
        ["order/mailbox", 5],
      ]),
    );
    for (const LIMITS of ["code/session=0", "code/session=off", "code=5", "order/mailbox", "code/session=2000000"]) {
      expect(() => readConfig({ LIMITS })).toThrow("LIMITS");
    }
  });

  it("are the same in the documentation", () => {
    const docs = readFileSync(new URL("../../../../docs/running.md", import.meta.url), "utf8");
    const time = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);
    const rows = namedLimits.map(({ name, counts, most, minutes, slowest }) => {
      const then = slowest === undefined ? "refused" : `slowed down to one in ${slowest} s`;
      return `| \`${name}\` | ${counts} | ${most} | ${time(minutes)} | ${then} |`;
    });
    expect(rows.filter((row) => !docs.includes(row))).toEqual([]);
  });
});
