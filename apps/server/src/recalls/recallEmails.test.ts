import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobName, Jobs } from "../jobs/Jobs.ts";
import type { Email, Mailer } from "../mail/createMailer.ts";
import { atDesk } from "../testing/atDesk.ts";
import { fillProducts } from "../testing/fillShop.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";
import { sendRecallEmail } from "./sendRecallEmail.ts";
import { notifyBuyers } from "./notifyBuyers.ts";

let shop: OrderingServer;
beforeAll(async () => {
  shop = await startOrderingServer();
  await fillProducts(shop.database.db, [
    { id: 1001, name: "Tvättmaskin" },
    { id: 1002, name: "Luddfilter" },
    { id: 1003, name: "Handske" },
    { id: 1004, name: "Handske, röd" },
  ]);
  await query(
    "UPDATE product SET is_parent = id = 1003, parent_id = CASE id WHEN 1004 THEN 1003 END, image = '/b.jpg'",
  );
});
afterAll(() => shop.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await shop.database.pool.query(text, [...values])).rows;

beforeEach(async () => {
  await query(`TRUNCATE product_stop, recall_letter, given_up_job, "order" CASCADE`);
  await query("UPDATE product SET stopped_at = NULL, removed_at = NULL");
});

const words = {
  reason: "Låset",
  numbers: "Serie 24",
  hazard: "Luckan kan öppnas medan trumman snurrar.",
  advice: "Sluta använda maskinen. Du får pengarna tillbaka.",
};

interface Bought {
  readonly product?: number;
  readonly state?: string;
  readonly isOffer?: boolean;
  readonly email?: string;
  readonly quantity?: number;
}

/** An order without an account; its id. */
async function order(name: string, bought: Bought = {}): Promise<number> {
  const { product = 1001, state = "placed", isOffer = false, email = `${name}@example.se`, quantity = 2 } = bought;
  const [made] = await query(
    `WITH o AS (INSERT INTO "order" (name, state, is_offer, provider, payment_name, customer_type, first_name, last_name,
       email, products_ore, discount_ore, delivery_ore, vat_ore, total_ore)
       VALUES ($1, $2, $3, 'manual', 'Faktura', 'private', 'Eva', 'Ek', $4, 0, 0, 0, 0, 0) RETURNING id)
     INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore,
       vat_percent, vat_ore)
     SELECT id, 0, $5::integer, 'Vara', $6, 0, 0, 0, 25, 0 FROM o RETURNING order_id`,
    [name, state, isOffer, email, product, quantity],
  );
  return made.order_id;
}

/** Cancels or returns pieces of an order. */
async function gone(id: number, kind: "cancel" | "return", quantity: number): Promise<void> {
  await query(
    `WITH a AS (INSERT INTO order_act (order_id, position, key, kind, ground)
       SELECT $1::integer, count(*) + 1, count(*)::text, $2::text, CASE WHEN $2::text = 'return' THEN 'withdrawal' END
       FROM order_act WHERE order_id = $1::integer RETURNING id)
     INSERT INTO order_act_line (act_id, position, line_id, quantity)
     SELECT a.id, 0, l.id, $3 FROM a, order_line l WHERE l.order_id = $1::integer`,
    [id, kind, quantity],
  );
}

const only = (jobs: readonly { readonly name: JobName; readonly id: number }[], name: JobName): readonly number[] =>
  jobs.filter((job) => job.name === name).map(({ id }) => id);

/** Records jobs from now on, to run them by hand. */
function work() {
  const sent: Email[] = [];
  const mailer: Mailer = { send: async (mail) => void sent.push(mail) };
  const begun = shop.jobs.added.length;
  const jobs = recordJobs();
  const recalls = () => only(shop.jobs.added.slice(begun), "recall-letters");
  const list = async () => {
    for (const id of recalls()) await notifyBuyers({ db: shop.database.db, jobs }, id);
  };
  const send = async (by: Mailer = mailer) => {
    for (const id of only(jobs.added, "recall-mail")) {
      await sendRecallEmail({ db: shop.database.db, mailer: by, publicUrl: "https://shop.example" }, id);
    }
  };
  return { sent, mailer, jobs, recalls, list, send, to: () => sent.map(({ to }) => to).toSorted() };
}

async function administrator(product = 1001) {
  const { submit, get } = await atDesk(shop, "administrator");
  const path = `/butiken/varor/${product}`;
  const stop = async () => (await get(`/butiken/data/varor/${product}`)).stop;
  return {
    stop,
    recall: async (changes: object = {}) =>
      (await submit(`${path}/aterkalla`, { ...words, seen: (await stop())?.id ?? 0, ...changes })).statusCode,
    resume: async () => (await submit(`${path}/salj`, { seen: (await stop()).id })).statusCode,
  };
}

describe("the letters of a recall", () => {
  it("go to everybody who may have the product, with or without an account, and to nobody else", async () => {
    await order("kept");
    await order("other", { product: 1002 });
    await order("cancelled", { state: "cancelled" });
    await order("asked", { isOffer: true });
    await order("erased", { email: "" });
    await gone(await order("partly"), "return", 1);
    await gone(await order("whole"), "return", 2);
    const both = await order("both");
    await gone(both, "cancel", 1);
    await gone(both, "return", 1);
    const replaced = await order("replaced");
    await gone(replaced, "return", 2);
    await query(
      `WITH c AS (INSERT INTO return_case (order_id, kind, digest, ended_how) VALUES ($1, 'complaint', '', 'replaced') RETURNING id)
       INSERT INTO return_case_line (case_id, product_id, name, quantity) SELECT id, 1001, 'Vara', 2 FROM c`,
      [replaced],
    );
    const { recall } = await administrator();
    const later = work();
    expect(await recall()).toBe(200);
    await later.list();
    await later.send();
    expect(later.to()).toEqual(["kept", "partly", "replaced"].map((name) => `${name}@example.se`));
    const [letter] = later.sent;
    expect(letter?.subject).toBe("Produktsäkerhetsåterkallelse: Tvättmaskin");
    expect(letter?.text).toContain("https://shop.example/b.jpg?w=420");
    expect(letter?.text).toContain("https://shop.example/produkter/id/1001");
    expect(letter?.unsubscribe).toBeUndefined();
  });

  it("go to buyers of a variant, with its own name", async () => {
    await order("variant", { product: 1004 });
    const { recall } = await administrator(1004);
    const later = work();
    await recall();
    await later.list();
    await later.send();
    expect(later.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["variant@example.se", "Produktsäkerhetsåterkallelse: Handske, röd"],
    ]);
  });

  it("are sent once each for 200 orders, even if the job is killed and two run in parallel", async () => {
    for (let n = 0; n < 200; n += 1) await order(`n${n}`);
    const { recall, stop } = await administrator();
    const later = work();
    await recall();
    let added = 0;
    const dying: Jobs = {
      async add(name, id, options) {
        added += 1;
        if (added > 130) throw new Error("killed");
        await later.jobs.add(name, id, options);
      },
    };
    const [stopId = 0] = later.recalls();
    await expect(notifyBuyers({ db: shop.database.db, jobs: dying }, stopId)).rejects.toThrow("killed");
    expect((await query("SELECT count(*)::integer AS count FROM recall_letter"))[0]).toEqual({ count: 100 });
    await Promise.all([later.list(), later.list()]);
    expect((await query("SELECT count(*)::integer AS count FROM recall_letter"))[0]).toEqual({ count: 200 });
    const killed: Mailer = {
      async send(mail) {
        if (later.sent.length === 77) throw new Error("killed");
        later.sent.push(mail);
      },
    };
    await expect(later.send(killed)).rejects.toThrow("killed");
    expect(await stop()).toMatchObject({ letters: { told: 77, left: 123, failed: 0 } });
    await later.send();
    await later.send();
    expect([later.sent.length, new Set(later.to()).size]).toEqual([200, 200]);
    expect(await stop()).toMatchObject({ letters: { told: 200, left: 0, failed: 0 } });
  });

  it("are queued once for two administrators who recall the same product at the same time", async () => {
    await order("one");
    const both = [await administrator(), await administrator()];
    const later = work();
    expect(await Promise.all(both.map(({ recall }) => recall({ seen: 0 })))).toEqual([200, 200]);
    await later.list();
    await later.send();
    expect([later.recalls().length, later.sent.length]).toEqual([1, 1]);
  });

  it("announce a recall again with new texts, and not with the old ones", async () => {
    await order("one");
    await order("two");
    const { recall } = await administrator();
    const later = work();
    await recall();
    await later.list();
    const [first = 0] = only(later.jobs.added, "recall-mail");
    await sendRecallEmail({ db: shop.database.db, mailer: later.mailer, publicUrl: "https://shop.example" }, first);
    await recall({ hazard: "Luckan kan gå upp. Du kan skada händerna." });
    await recall({ hazard: "Luckan kan gå upp. Du kan skada händerna." });
    await later.list();
    await later.send();
    expect(later.sent.map(({ text }) => text.includes("Du kan skada händerna."))).toEqual([false, true, true]);
  });

  it("stop when the product is sold again in the meantime", async () => {
    for (const name of ["one", "two"]) await order(name);
    const { recall, resume } = await administrator();
    const later = work();
    await recall();
    await later.list();
    const [first = 0] = only(later.jobs.added, "recall-mail");
    await sendRecallEmail({ db: shop.database.db, mailer: later.mailer, publicUrl: "https://shop.example" }, first);
    expect(await resume()).toBe(200);
    await later.send();
    await later.list();
    expect(later.sent).toHaveLength(1);
  });

  it("that have failed are counted at the desk and are in its list of failures", async () => {
    await order("one");
    await order("cancelled-later");
    const { recall, stop } = await administrator();
    const later = work();
    await recall();
    await later.list();
    await query(`UPDATE "order" SET state = 'cancelled' WHERE name = 'cancelled-later'`);
    await query(
      `INSERT INTO given_up_job (job_id, name, subject_id, problem)
       SELECT gen_random_uuid(), 'recall-mail', t.id, 'no mail server' FROM recall_letter t JOIN "order" o ON o.id = t.order_id
       WHERE o.name = 'one'`,
    );
    expect(await stop()).toMatchObject({ letters: { told: 0, left: 0, failed: 1 } });
    const { get } = await atDesk(shop, "administrator");
    expect((await get("/butiken/data/fel")).jobs).toMatchObject([
      { what: "ett mejl om en återkallad vara kunde inte skickas till köparen", order: "one" },
    ]);
    await later.send();
    expect(await stop()).toMatchObject({ letters: { told: 1, left: 0, failed: 0 } });
  });
});
