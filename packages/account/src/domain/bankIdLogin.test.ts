import { expect, it } from "vitest";
import { bankIdPollInterval, bankIdPollDuration, bankIdRefresh } from "./bankIdLogin.ts";

it("refreshes by itself while it waits for the app, and not once the login is over or proved", () => {
  expect(bankIdRefresh({ state: "waiting" })).toBe(3);
  expect(bankIdRefresh({ state: "over" })).toBeNull();
  expect(bankIdRefresh({ state: "proved" })).toBeNull();
});

it("asks every second, because the code changes every second, and stops at the time limit", () => {
  expect(bankIdPollDuration / bankIdPollInterval).toBe(300);
});
