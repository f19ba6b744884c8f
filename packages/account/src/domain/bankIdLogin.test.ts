import { expect, it } from "vitest";
import { bankIdLookEvery, bankIdLooksFor, bankIdRefresh } from "./bankIdLogin.ts";

it("looks again by itself while it waits for the app, and at nothing that is over or proved", () => {
  expect(bankIdRefresh({ state: "waiting" })).toBe(3);
  expect(bankIdRefresh({ state: "over" })).toBeNull();
  expect(bankIdRefresh({ state: "proved" })).toBeNull();
});

it("looks every second, as the code changes every second, and not for ever", () => {
  expect(bankIdLooksFor / bankIdLookEvery).toBe(300);
});
