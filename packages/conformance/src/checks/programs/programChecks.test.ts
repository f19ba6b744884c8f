import { expect, it } from "vitest";
import { contractCalls } from "../../openapi/contractCalls.ts";
import { scopedCalls } from "./programChecks.ts";

it("gives every call for programs the scope that the contract has", () => {
  const calls = contractCalls.filter(({ section }) => section === "api+").map(({ call }) => call);
  const known = Object.entries(scopedCalls).flatMap(([scope, list]) =>
    list.map(({ method, path }) => [`${method} ${path}`, scope] as const),
  );
  const told = calls.map(({ method, path, summary }) => [`${method} ${path}`, /`([a-z:]+)`/.exec(summary)?.[1]]);
  expect(new Map(known)).toEqual(new Map(told.map(([name = "", scope = ""]) => [name, scope])));
});
