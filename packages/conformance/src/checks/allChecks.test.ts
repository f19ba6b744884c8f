import { describe, expect, it } from "vitest";
import { contractCalls } from "../openapi/contractCalls.ts";
import { allChecks } from "./allChecks.ts";

describe("the list of checks", () => {
  it("has every check once", () => {
    const ids = allChecks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("checks the shape of every call that returns data", () => {
    const calls = contractCalls.filter(({ call }) => call.success === undefined);
    const shapes = allChecks.filter(({ id }) => id.startsWith("shape ")).map(({ id }) => id.slice("shape ".length));
    expect(shapes).toEqual(calls.map(({ call }) => `${call.method} ${call.path}`));
  });
});
