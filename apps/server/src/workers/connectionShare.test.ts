import { expect, it } from "vitest";
import { connectionShare, maxConnections } from "./connectionShare.ts";

it.each([
  [20, 1, 20],
  [20, 2, 10],
  [20, 4, 5],
  [20, 16, 3],
])("divides %s visitor connections among %s workers: %s each", (all, workers, each) => {
  expect(connectionShare(all, workers)).toBe(each);
});

it.each([
  [20, 2, 100],
  [20, 16, 173],
  [100, 4, 175],
])("checks that an external database has room for %s connections and %s workers: %s", (all, workers, most) => {
  expect(maxConnections(all, workers)).toBe(most);
});
