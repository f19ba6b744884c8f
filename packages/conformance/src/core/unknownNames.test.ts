import { expect, it } from "vitest";
import { knownNames, unknownNames } from "./unknownNames.ts";

const checks = [
  { id: "cart.sums", section: "3.4" },
  { id: "cart.empty", section: "10.1" },
  { id: "shape GET /a", section: "6.2" },
];

it("gives the names that no check has", () => {
  expect(unknownNames(["cart", "cart.empty", "3", "6.2", "shape"], checks)).toEqual([]);
  expect(unknownNames(["cart", "nonsense", "9", "cart.sums2"], checks)).toEqual(["nonsense", "9", "cart.sums2"]);
});

it("lists the names that can be used", () => {
  expect(knownNames(checks)).toBe("Names: cart, shape. Sections: 3.4, 6.2, 10.1.");
});
