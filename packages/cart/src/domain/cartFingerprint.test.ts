import { expect, it } from "vitest";
import { aCart, aCartLine } from "../fixtures/index.ts";
import { cartFingerprint } from "./cartFingerprint.ts";

it("gives the same text for the same lines, and another when a number, a price or a line changes", () => {
  const line = aCartLine({ quantity: 1 });
  const shown = cartFingerprint(aCart({ lines: [line] }));
  expect(cartFingerprint(aCart({ lines: [{ ...line }] }))).toBe(shown);
  for (const lines of [
    [],
    [line, line],
    [{ ...line, quantity: 2 }],
    [{ ...line, totalPriceInclVatOre: line.totalPriceInclVatOre + 100 }],
  ]) {
    expect(cartFingerprint(aCart({ lines }))).not.toBe(shown);
  }
});
