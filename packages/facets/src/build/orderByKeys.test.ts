import * as fc from "fast-check";
import { expect, it } from "vitest";
import { makeKeys, orderByKeys } from "./orderByKeys.ts";

it("sorts like a stable comparison sort, whatever the numbers", () => {
  const keys = fc.array(
    fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(0, -0, Infinity, -Infinity)),
  );
  fc.assert(
    fc.property(keys, (list) => {
      const items = Uint32Array.from(list.keys());
      const expected = [...list.keys()].sort((a, b) => {
        const [x = 0, y = 0] = [list[a], list[b]];
        return Number(x > y) - Number(x < y);
      });
      expect([
        ...orderByKeys(
          items,
          makeKeys(list.length, (item) => list[item] ?? 0),
        ),
      ]).toEqual(expected);
    }),
  );
});
