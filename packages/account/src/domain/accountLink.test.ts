import { describe, expect, it } from "vitest";
import { accountLetter, accountLinkKinds, accountLinkMinutes, choosesPassword, isLinkOpen } from "./index.ts";

const made = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;

describe("accountLetter", () => {
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
    "answers %s, asked for an address of which it is %s that it has an account, with %j",
    (kind, has, letter) => {
      expect(accountLetter(kind, has)).toBe(letter);
    },
  );

  it("never opens an account to somebody by a letter that says only that there is one", () => {
    const opened = accountLinkKinds.filter((kind) => accountLetter(kind, true) === "link");
    expect(opened).toEqual(["login", "password"]);
  });
});

describe("isLinkOpen", () => {
  it.each(accountLinkKinds)("opens a link for %s until its last minute is over, and not in the next", (kind) => {
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

  it("opens nothing before it was made, whatever the clocks say", () => {
    expect(isLinkOpen("login", { madeAt: made, usedAt: null }, made - minute)).toBe(false);
  });

  it("ends what logs in at once before what still asks for something", () => {
    expect(accountLinkMinutes.login).toBeLessThan(accountLinkMinutes.password);
    expect(accountLinkMinutes.password).toBeLessThan(accountLinkMinutes.register);
  });
});

describe("choosesPassword", () => {
  it("asks for a password where an account is opened or its password is lost, and nowhere else", () => {
    expect(accountLinkKinds.filter(choosesPassword)).toEqual(["password", "register"]);
  });
});

describe("accountLinkMinutes", () => {
  it.each(accountLinkKinds)(
    "lets a link for %s reach a slow mailbox, and lie in none for longer than a day",
    (kind) => {
      expect(accountLinkMinutes[kind]).toBeGreaterThanOrEqual(10);
      expect(accountLinkMinutes[kind]).toBeLessThanOrEqual(24 * 60);
    },
  );

  it("knows each kind of link once, and no other", () => {
    expect(Object.keys(accountLinkMinutes).toSorted()).toEqual([...accountLinkKinds].toSorted());
  });
});
