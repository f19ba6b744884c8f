import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readConfig } from "../../config/readConfig.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { logCommand } from "./logCommand.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-security-"));
const file = join(folder, "security.log");
const line = z.record(z.string(), z.string());
const login = "/konto/login_from_checkout";
const email = "anna.andersson@example.se";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ securityLog: file, limits: readConfig({ LIMITS: "code/session=1" }).limits });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const text = (): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
const lines = () =>
  text()
    .split("\n")
    .filter((one) => one !== "")
    .map((one) => line.parse(JSON.parse(one)));
/** Waits for the line of an event that is written after the action. */
const next = async (event: string, act: () => Promise<unknown>) => {
  const before = lines().length;
  await act();
  const found = () =>
    lines()
      .slice(before)
      .find((one) => one["event"] === event);
  await expect.poll(found).toBeDefined();
  return found();
};

describe("the security log", () => {
  it("records wrong and right passwords, without the account or the password", async () => {
    const visitor = await shop.visit();
    const wrong = await next("authn_login_fail", () => visitor.post(login, { email, password: "hemligt-1" }, "json"));
    expect(wrong).toEqual({
      datetime: expect.stringMatching(/^\d{4}-.*Z$/),
      appid: "torg",
      event: "authn_login_fail",
      level: "WARN",
      description: "unknown device",
      source_ip: "127.0.0.0/24",
      request_method: "POST",
      request_uri: login,
    });
    const right = () => visitor.post(login, { email, password: "Sommar2024!" }, "json");
    expect(await next("authn_login_success", right)).toMatchObject({ level: "INFO" });
  });

  it("records a form without the token of its session", async () => {
    const visitor = await shop.visit();
    const url = "/api/internal/orders/subscribe";
    const headers = { cookie: visitor.cookie, "x-csrf-token": "wrong" };
    const send = () => shop.server.inject({ method: "POST", url, headers });
    expect(await next("authz_fail", send)).toMatchObject({ description: "no token of this session", request_uri: url });
  });

  it("records a limit that was reached", async () => {
    const visitor = await shop.visit();
    const guess = (code: string) => visitor.post("/checkoutv3/discounts/store", { code });
    await guess("HEMLIGKOD1");
    expect(await next("excess_rate_limit_exceeded", () => guess("HEMLIGKOD2"))).toMatchObject({
      level: "WARN",
      description: "code/session",
    });
  });

  it("records a picture that was rejected", async () => {
    const visitor = await shop.visit();
    const form = new FormData();
    const fields = { order_id: "5012", order_email: email, order_name: "100245", return_order_type: "complaint" };
    for (const [name, value] of Object.entries({ ...fields, "products[1001]": "1" })) form.append(name, value);
    form.append("images[]", new Blob(["<svg/>"]), "anna.jpg");
    const request = new Request("http://shop.example", { method: "POST", body: form });
    const headers = {
      cookie: visitor.cookie,
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-csrf-token": visitor.token,
      "content-type": request.headers.get("content-type") ?? "",
    };
    const payload = Buffer.from(await request.arrayBuffer());
    const url = "/retur-och-reklamation/registrera";
    const send = () => shop.server.inject({ method: "POST", url, headers, payload });
    expect(await next("upload_validation", send)).toMatchObject({ request_uri: url });
  });

  it("records notices that belong to no payment, without the secret of their address", async () => {
    const url = "/checkout/notis/card/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601";
    const told = await next("malicious_direct_reference", () => shop.server.inject({ method: "POST", url }));
    expect(told).toMatchObject({ request_uri: "/checkout/notis/card/…" });
  });

  it("records a notice that the payment's provider did not sign", async () => {
    const { sessionId } = await shop.visit();
    const { notice_token: secret } = await shop.database.db
      .insertInto("payment")
      .values({ provider: "card", session_id: sessionId, cart_key: randomUUID(), cart_digest: "", amount_ore: 100 })
      .returning("notice_token")
      .executeTakeFirstOrThrow();
    const headers = { authorization: "guessed" };
    const url = `/checkout/notis/card/${secret}`;
    const send = () => shop.server.inject({ method: "POST", url, headers, payload: {} });
    const told = await next("malicious_extraneous", send);
    expect(told).toMatchObject({ level: "WARN", request_uri: "/checkout/notis/card/…" });
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it("records what commands do", async () => {
    const act = () => logCommand({ securityLog: file }, "sensitive_delete", "the data of a person: erase");
    expect(await next("sensitive_delete", act)).toMatchObject({ level: "INFO" });
  });

  it("contains no secret and no personal data, and only the shop can read it", () => {
    const written = text();
    const secrets = [
      email,
      "anna",
      "hemligt-1",
      "Sommar2024!",
      "HEMLIGKOD",
      "127.0.0.1",
      "a3f1c2d4",
      "100245",
      "wrong",
    ];
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  });
});
