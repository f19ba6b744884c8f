import { expect, it } from "vitest";
import { benchOptions } from "./benchOptions.ts";

it("reads the given options, and uses defaults for the rest", () => {
  const options = benchOptions(["--rows=500", "--write", "--folder=/tmp/a", "--rate="]);
  expect([options.number("rows", 1), options.number("rate", 100), options.number("workers", 2)]).toEqual([500, 100, 2]);
  expect([options.text("folder", "b"), options.text("page", "b")]).toEqual(["/tmp/a", "b"]);
  expect([options.given("folder"), options.given("write"), options.given("page")]).toEqual([
    "/tmp/a",
    undefined,
    undefined,
  ]);
  expect([options.has("write"), options.has("rows"), options.has("read")]).toEqual([true, true, false]);
});
