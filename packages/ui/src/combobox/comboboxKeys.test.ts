import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerKey, type ComboboxSituation, movedHighlight } from "./comboboxKeys.ts";

const aSituation = (given: Partial<ComboboxSituation> = {}): ComboboxSituation => ({
  query: "tv",
  isShown: true,
  highlighted: -1,
  options: [{}, {}, {}],
  ...given,
});

const situations = fc
  .array(fc.record({ disabled: fc.boolean() }), { maxLength: 8 })
  .chain((options) =>
    fc.integer({ min: -1, max: options.length - 1 }).map((highlighted) => aSituation({ options, highlighted })),
  );

describe("movedHighlight", () => {
  it.each([
    { from: -1, step: 1, to: 0 },
    { from: 0, step: -1, to: -1 },
    { from: -1, step: -1, to: 2 },
    { from: 2, step: 1, to: -1 },
  ] as const)("goes from $from by $step to $to", ({ from, step, to }) => {
    expect(movedHighlight(aSituation({ highlighted: from }), step)).toBe(to);
  });

  it("skips disabled options", () => {
    const options = [{ disabled: true }, {}, { disabled: true }, {}];
    expect(movedHighlight(aSituation({ options }), 1)).toBe(1);
    expect(movedHighlight(aSituation({ options, highlighted: 1 }), 1)).toBe(3);
  });

  it("never highlights a disabled or missing option", () => {
    fc.assert(
      fc.property(situations, fc.constantFrom(1 as const, -1 as const), (situation, step) => {
        const index = movedHighlight(situation, step);
        expect(index === -1 || situation.options[index]?.disabled === false).toBe(true);
      }),
    );
  });

  it("returns to the start after one round over all enabled options and the gap", () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const enabled = situation.options.filter((option) => option.disabled === false).length;
        let at = movedHighlight(situation, 1);
        const first = at;
        for (let turn = 0; turn < enabled + 1; turn += 1) at = movedHighlight({ ...situation, highlighted: at }, 1);
        expect(at).toBe(first);
      }),
    );
  });
});

describe("answerKey", () => {
  it("opens with an arrow and highlights the first or the last", () => {
    const closed = aSituation({ isShown: false, highlighted: 1 });
    expect(answerKey("ArrowDown", closed)).toEqual({ does: "highlight", index: 0 });
    expect(answerKey("ArrowUp", closed)).toEqual({ does: "highlight", index: 2 });
    expect(answerKey("ArrowDown", { ...closed, options: [] })).toEqual({ does: "open" });
  });

  it("chooses the highlighted option on Enter, and submits when there is none", () => {
    expect(answerKey("Enter", aSituation({ highlighted: 1 }))).toEqual({ does: "choose", index: 1 });
    expect(answerKey("Enter", aSituation())).toEqual({ does: "submit" });
    expect(answerKey("Enter", aSituation({ isShown: false, highlighted: 1 }))).toEqual({ does: "submit" });
  });

  it("closes on the first Escape, clears on the second, and ignores the third", () => {
    expect(answerKey("Escape", aSituation())).toEqual({ does: "close" });
    expect(answerKey("Escape", aSituation({ isShown: false }))).toEqual({ does: "clear" });
    expect(answerKey("Escape", aSituation({ isShown: false, query: "" }))).toEqual({ does: "none" });
  });

  it.each(["a", "Home", "End", "ArrowLeft", "ArrowRight", "Backspace", "Delete", "Tab", " "])(
    "leaves the key %j to the text field",
    (key) => {
      expect(answerKey(key, aSituation({ highlighted: 1 }))).toEqual({ does: "none" });
    },
  );
});
