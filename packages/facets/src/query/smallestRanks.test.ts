import * as fc from "fast-check";
import { expect, it } from "vitest";
import { smallestRanks } from "./smallestRanks.ts";

it("finds the smallest ranks of some rows in ascending order", () => {
  const given = fc.record({
    ranks: fc.uniqueArray(fc.nat(5000), { minLength: 1, maxLength: 300, size: "max" }),
    wanted: fc.nat(40),
  });
  fc.assert(
    fc.property(given, ({ ranks, wanted }) => {
      const rows = Uint32Array.from(ranks.keys());
      const expected = [...ranks].sort((a, b) => a - b).slice(0, wanted);
      expect([...smallestRanks(rows, Uint32Array.from(ranks), wanted)]).toEqual(expected);
    }),
  );
});
