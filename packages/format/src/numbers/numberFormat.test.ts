import { expect, it } from "vitest";
import { numberFormat } from "./numberFormat.ts";

it("creates the format for the same options once", () => {
  const whole = { maximumFractionDigits: 0 };
  expect(numberFormat(whole)).toBe(numberFormat({ ...whole }));
  expect(numberFormat(whole)).not.toBe(numberFormat({ maximumFractionDigits: 2 }));
});
