import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupRows } from "./groupRows.ts";

describe("groupRows", () => {
  it("groups adjacent rows of the same group", () => {
    const [a, b, c] = [
      { group: "Mått", id: 1 },
      { group: "Mått", id: 2 },
      { group: undefined, id: 3 },
    ];
    expect(groupRows([a, b, c])).toEqual([
      { title: "Mått", rows: [a, b] },
      { title: undefined, rows: [c] },
    ]);
  });

  it("gives no groups for no rows", () => {
    expect(groupRows([])).toEqual([]);
  });

  it("keeps every row in its place, and has no adjacent groups of the same name", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ group: fc.constantFrom("a", "b", undefined) })), (rows) => {
        const groups = groupRows(rows);
        expect(groups.flatMap((group) => group.rows)).toEqual(rows);
        expect(groups.every((group, index) => index === 0 || group.title !== groups[index - 1]?.title)).toBe(true);
      }),
    );
  });
});
