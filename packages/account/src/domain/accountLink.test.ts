import { describe, expect, it } from "vitest";
import { accountEmailContent, accountLinkKinds, accountLinkMinutes, choosesPassword, isLinkOpen } from "./index.ts";

const made = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;

describe("accountEmailContent", () => {
  it.each([
    ["login", true, "link"],
    ["login", false, null],
    ["password", true, "link"],
    ["password", false, null],
    ["register", false, "link"],
    ["register", true, "has-account"],
    ["address", false, "link"],
    ["address", true, "has-account"],
  ] as const)(
    "for a request of kind %s where an account for the address exists is %s, sends %j",
    (kind, has, letter) => {
      expect(accountEmailContent(kind, has)).toBe(letter);
    },
  );

  it("never sends a link that opens an account when the letter only says that an account exists", () => {
    const opened = accountLinkKinds.filter((kind) => accountEmailContent(kind, true) === "link");
    expect(opened).toEqual(["login", "password"]);
  });
});

describe("isLinkOpen", () => {
  it.each(accountLinkKinds)("opens a link for %s until its last minute has passed", (kind) => {
    const end = made + accountLinkMinutes[kind] * minute;
    const link = { madeAt: made, usedAt: null };
    expect([made, end - 1, end, end + minute].map((now) => isLinkOpen(kind, link, now))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(accountLinkKinds)("opens a link for %s once", (kind) => {
    expect(isLinkOpen(kind, { madeAt: made, usedAt: made + minute }, made + minute)).toBe(false);
  });

  it("does not open before the link was created, even when clocks differ", () => {
    expect(isLinkOpen("login", { madeAt: made, usedAt: null }, made - minute)).toBe(false);
  });

  it("expires login links before password links, and those before registration links", () => {
    expect(accountLinkMinutes.login).toBeLessThan(accountLinkMinutes.password);
    expect(accountLinkMinutes.password).toBeLessThan(accountLinkMinutes.register);
  });
});

describe("choosesPassword", () => {
  it("is true for a new account and a lost password only", () => {
    expect(accountLinkKinds.filter(choosesPassword)).toEqual(["password", "register"]);
  });
});

describe("accountLinkMinutes", () => {
  it.each(accountLinkKinds)("gives a link for %s at least ten minutes, and at most a day", (kind) => {
    expect(accountLinkMinutes[kind]).toBeGreaterThanOrEqual(10);
    expect(accountLinkMinutes[kind]).toBeLessThanOrEqual(24 * 60);
  });

  it("has one entry for each kind of link, and no others", () => {
    expect(Object.keys(accountLinkMinutes).toSorted()).toEqual([...accountLinkKinds].toSorted());
  });
});
