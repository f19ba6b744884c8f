import { expect, it } from "vitest";
import { faultKind } from "./faultKind.ts";

const withCode = (code: unknown, error = new Error("anna@example.se")): Error => Object.assign(error, { code });

it.each([
  ["its code", withCode("23505"), "23505"],
  ["the code of its cause", new TypeError("fetch failed", { cause: withCode("ECONNREFUSED") }), "ECONNREFUSED"],
  ["its name where it has no code", new RangeError("anna@example.se"), "RangeError"],
  ["its name where the code is no code", withCode("anna@example.se"), "Error"],
  ["its name where the code is a number", withCode(550), "Error"],
  ["nothing of what is no error", "anna@example.se", "unknown"],
])("classifies an error %s", (_what, trouble, kind) => {
  expect(faultKind(trouble)).toBe(kind);
});
