import { expect, it } from "vitest";
import { negotiateEncoding } from "./negotiateEncoding.ts";

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["*", "identity"],
])("answers %j with %s", (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
});
