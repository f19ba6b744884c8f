import { toOre } from "@torg/format";
import { wireOre } from "@torg/http";
import fc from "fast-check";
import { expect, it } from "vitest";

it("reads every amount on the wire the way amounts in texts are read", () => {
  const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map((ore) => ore / 100);
  fc.assert(
    fc.property(amounts, (kronor) => {
      expect(wireOre.parse(kronor)).toBe(toOre(kronor));
    }),
  );
});
