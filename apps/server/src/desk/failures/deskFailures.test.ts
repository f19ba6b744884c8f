import { randomUUID } from "node:crypto";
import type { OperatorRole } from "@torg/desk/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noteGivenUp } from "../../seller/givenUpJob.ts";
import { atDesk } from "../../testing/atDesk.ts";
import type { OrderingServer } from "../../testing/startOrderingServer.ts";
import { startPayingServer } from "../../testing/startPayingServer.ts";

let shop: OrderingServer;
beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 10 }]);
});
afterAll(() => shop.close());

const query = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values]);

beforeEach(() => query("TRUNCATE given_up_job, webhook_endpoint, webhook_message, operator_log CASCADE"));

/** The failures as a role reads and handles them. */
async function failuresFor(role: OperatorRole) {
  const { get, submit } = await atDesk(shop, role);
  return { failures: () => get("/butiken/data/fel"), submit };
}

async function giveUp(name: string, id: number, jobId: string = randomUUID()): Promise<number> {
  const { db } = shop.database;
  await noteGivenUp(db, shop.jobs)({ jobId, name, id, problem: "connect ECONNREFUSED" });
  const { rows } = await query("SELECT max(id)::integer AS id FROM given_up_job");
  return rows[0].id;
}

const waiting = (name: string, id: number): number =>
  shop.jobs.added.filter((job) => job.name === name && job.id === id).length;

const logged = async () => (await query("SELECT event, details FROM operator_log ORDER BY id")).rows;

async function failWebhook(events: readonly string[] = ["order.shipped"]): Promise<string> {
  await query("INSERT INTO webhook_endpoint (name, address, events) VALUES ('lager', 'https://example.se', $1)", [
    events,
  ]);
  await query("SELECT tell_webhooks('order.shipped', '{}')");
  await query(
    "UPDATE webhook_delivery SET due_at = NULL, given_up_at = now(), tries = 10, status = 500, problem = 'no'",
  );
  const { rows } = await query("SELECT message_id FROM webhook_message");
  return rows[0].message_id;
}

describe("failures at the desk", () => {
  it("lists failed work in words, and lets an administrator retry it, once", async () => {
    const { failures, submit } = await failuresFor("administrator");
    const id = await giveUp("account-mail", 4711);
    expect(await failures()).toMatchObject({
      jobs: [
        {
          id,
          what: "ett mejl om ett konto kunde inte skickas",
          order: null,
          problem: "connect ECONNREFUSED",
          is_repeatable: true,
        },
      ],
      money: [],
      webhooks: [],
    });
    const pressed = await submit(`/butiken/fel/arbeten/${id}/igen`);
    expect(pressed.statusCode).toBe(200);
    await Promise.all(["igen", "igen", "klart"].map((act) => submit(`/butiken/fel/arbeten/${id}/${act}`)));
    expect(waiting("account-mail", 4711)).toBe(1);
    expect(await failures()).toMatchObject({ jobs: [] });
    expect(await logged()).toEqual([{ event: "retry-job", details: { job: "account-mail", subject: 4711 } }]);
  });

  it("retries work once when two administrators retry it at the same time", async () => {
    const both = [await failuresFor("administrator"), await failuresFor("administrator")];
    const id = await giveUp("account-mail", 4713);
    const pressed = await Promise.all(both.map(({ submit }) => submit(`/butiken/fel/arbeten/${id}/igen`)));
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(waiting("account-mail", 4713)).toBe(1);
    expect(await logged()).toHaveLength(1);
  });

  it("lists work again that was retried by the command and failed again", async () => {
    const { failures, submit } = await failuresFor("administrator");
    const job = randomUUID();
    const id = await giveUp("account-mail", 4714, job);
    await submit(`/butiken/fel/arbeten/${id}/klart`);
    expect(await failures()).toMatchObject({ jobs: [] });
    await giveUp("account-mail", 4714, job);
    expect(await failures()).toMatchObject({ jobs: [{ id }] });
  });

  it("removes work from the list without retrying it, even work of another version of the shop", async () => {
    const { failures, submit } = await failuresFor("administrator");
    const id = await giveUp("old-work", 1);
    expect(await failures()).toMatchObject({ jobs: [{ id, is_repeatable: false }] });
    expect((await submit(`/butiken/fel/arbeten/${id}/igen`)).statusCode).toBe(422);
    expect((await submit(`/butiken/fel/arbeten/${id}/klart`)).statusCode).toBe(200);
    expect(await failures()).toMatchObject({ jobs: [] });
    expect((await submit("/butiken/fel/arbeten/999999/klart")).statusCode).toBe(404);
  });

  it("sends a message again that a receiver did not accept, and logs it", async () => {
    const { failures, submit } = await failuresFor("administrator");
    const message = await failWebhook();
    expect(await failures()).toMatchObject({
      webhooks: [{ id: message, endpoint: "lager", tries: 10, status: 500, problem: "no", is_repeatable: true }],
    });
    const again = () => submit(`/butiken/fel/webhooks/${message}/igen`, { endpoint: "lager" });
    expect((await again()).statusCode).toBe(200);
    expect(await failures()).toMatchObject({ webhooks: [] });
    const { rows } = await query("SELECT tries, due_at IS NOT NULL AS due FROM webhook_delivery");
    expect(rows).toEqual([{ tries: 0, due: true }]);
    expect(await logged()).toEqual([{ event: "webhooks-replayed", details: { message, endpoint: "lager", count: 1 } }]);
    expect((await again()).statusCode).toBe(422);
  });

  it("does not offer to send to a removed receiver", async () => {
    const { failures, submit } = await failuresFor("administrator");
    const message = await failWebhook();
    await query("UPDATE webhook_endpoint SET disabled_at = now()");
    expect(await failures()).toMatchObject({ webhooks: [{ is_repeatable: false }] });
    expect((await submit(`/butiken/fel/webhooks/${message}/igen`, { endpoint: "lager" })).statusCode).toBe(422);
  });

  it("is read-only for a seller", async () => {
    const { failures, submit } = await failuresFor("seller");
    const id = await giveUp("account-mail", 4712);
    expect(await failures()).toMatchObject({ jobs: [{ id }] });
    for (const act of ["igen", "klart"]) {
      expect((await submit(`/butiken/fel/arbeten/${id}/${act}`)).statusCode).toBe(403);
    }
    expect((await submit("/butiken/fel/webhooks/msg_1/igen", { endpoint: "lager" })).statusCode).toBe(403);
    expect(waiting("account-mail", 4712)).toBe(0);
    expect(await failures()).toMatchObject({ jobs: [{ id }] });
  });
});
