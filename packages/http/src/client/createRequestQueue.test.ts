import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Client, createRequestQueue, defineCall } from "../index.ts";

const define = (method: "GET" | "POST") =>
  defineCall({
    method,
    path: "/api/things",
    encoding: method === "GET" ? "query" : "json",
    request: z.object({ name: z.string() }),
    response: z.string(),
    summary: "Does a thing.",
  });
const [change, read] = [define("POST"), define("GET")];

/** A client whose calls are answered by hand, and a log of events in order. */
function aServer() {
  const log: string[] = [];
  const open = new Map<string, (isAnswered: boolean) => void>();
  const client: Client = {
    send: async (call, request) => {
      const { name } = change.request.parse(request);
      log.push(`${name} sent`);
      const isAnswered = await new Promise<boolean>((resolve) => open.set(name, resolve));
      log.push(`${name} ended`);
      if (!isAnswered) throw new Error(`${name} failed`);
      return call.response.parse(name);
    },
  };
  const end = async (name: string, isAnswered = true): Promise<void> => {
    open.get(name)?.(isAnswered);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { client, log, end };
}

describe("createRequestQueue", () => {
  it("sends a change after the previous one was answered, whichever client sends it", async () => {
    const { client, log, end } = aServer();
    const inTurn = createRequestQueue();
    const [cart, checkout] = [inTurn(client), inTurn(client)];
    const answers = [cart.send(change, { name: "quantity" }), checkout.send(change, { name: "postal code" })];
    expect(log).toEqual(["quantity sent"]);
    await end("quantity");
    expect(log).toEqual(["quantity sent", "quantity ended", "postal code sent"]);
    await end("postal code");
    expect(await Promise.all(answers)).toEqual(["quantity", "postal code"]);
  });

  it("continues after a failure, which is reported only to its own caller", async () => {
    const { client, log, end } = aServer();
    const turned = createRequestQueue()(client);
    const first = turned.send(change, { name: "first" });
    const second = turned.send(change, { name: "second" });
    await Promise.all([expect(first).rejects.toThrow("first failed"), end("first", false)]);
    await end("second");
    expect(await second).toBe("second");
    expect(log).toEqual(["first sent", "first ended", "second sent", "second ended"]);
  });

  it("does not delay calls that only read, or calls of a page that is being left", () => {
    const { client, log } = aServer();
    const turned = createRequestQueue()(client);
    void turned.send(change, { name: "change" });
    void turned.send(read, { name: "read" });
    void turned.send(change, { name: "draft" }, { keepalive: true });
    expect(log).toEqual(["change sent", "read sent", "draft sent"]);
  });

  it("never has two changes on their way, and sends all in the order of the calls", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (answered) => {
        const { client, log, end } = aServer();
        const turned = createRequestQueue()(client);
        const names = answered.map((_is, index) => `change ${index}`);
        const calls = names.map((name) => turned.send(change, { name }).catch(() => "failed"));
        for (const [index, name] of names.entries()) await end(name, answered[index]);
        await Promise.all(calls);
        expect(log).toEqual(names.flatMap((name) => [`${name} sent`, `${name} ended`]));
      }),
    );
  });
});
