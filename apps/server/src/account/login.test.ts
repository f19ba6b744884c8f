import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { createGate } from "./createGate.ts";
import { hashPassword, isPassword } from "./password.ts";

const url = "/konto/login_from_checkout";
const email = "anna.andersson@example.se";

describe("POST /konto/login_from_checkout", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  it("logs in with the right password and gives the session a new secret", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.post(url, { email: ` ${email.toUpperCase()} `, password: "Sommar2024!" }, "json");
    expect(answer.json()).toEqual({ error: false, msg: "" });
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    const show = (header: string) =>
      shop.server.inject({ url: "/checkoutv3/checkoutv3/show", headers: { cookie: header } });
    expect((await show(cookie)).json().user).toMatchObject({ user_email: email, user_firstname: "Anna" });
    expect((await show(visitor.cookie)).json().user).toBeNull();
  });

  it.each([
    [email, "wrong"],
    ["nobody@example.se", "Sommar2024!"],
    ["' OR 1=1 --", "' OR 1=1 --"],
  ])("refuses %s with the same words", async (address, password) => {
    const visitor = await shop.visit();
    const answer = await visitor.post(url, { email: address, password }, "json");
    expect(answer.json()).toEqual({ error: true, msg: "Fel e-postadress eller lösenord." });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("names what is missing", async () => {
    const visitor = await shop.visit();
    expect((await visitor.post(url, {}, "json")).json()).toEqual({
      error: true,
      msg: { email: ["E-postadressen saknas."], password: ["Lösenordet saknas."] },
    });
  });
});

describe("isPassword", () => {
  it("knows the password again and no other, and nothing without a hash", async () => {
    const hash = await hashPassword("Sommar2024!");
    expect(hash).not.toContain("Sommar");
    expect(await isPassword("Sommar2024!", hash)).toBe(true);
    expect(await isPassword("sommar2024!", hash)).toBe(false);
    expect(await isPassword("", null)).toBe(false);
    expect(await hashPassword("Sommar2024!")).not.toBe(hash);
  });
});

describe("createGate", () => {
  it("runs a few at once, lets some wait and turns the rest away", async () => {
    const gate = createGate(2, 1);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) => async (): Promise<string> => {
      begun.push(name);
      await new Promise<void>((resolve) => {
        ends.set(name, resolve);
      });
      return name;
    };
    const first = gate.enter(work("a"));
    const second = gate.enter(work("b"));
    const third = gate.enter(work("c"));
    expect(await gate.enter(work("d"))).toBeNull();
    expect(begun).toEqual(["a", "b"]);
    ends.get("a")?.();
    expect(await first).toBe("a");
    await vi.waitUntil(() => begun.includes("c"));
    ends.get("b")?.();
    ends.get("c")?.();
    expect(await Promise.all([second, third])).toEqual(["b", "c"]);
    expect(begun).toEqual(["a", "b", "c"]);
  });
});
