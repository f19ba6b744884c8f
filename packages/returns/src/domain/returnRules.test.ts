import { cleanPastedText } from "@torg/format/typed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLines, isWholeOrder, mergeLines } from "./chosenLines.ts";
import { shownDurability } from "./guarantee.ts";
import { addImages, defaultMaxImages, imageTypes, maxImageBytes, type ImageFile } from "./returnImages.ts";
import { isOrderOf, type ReturnLine } from "./returnOrder.ts";
import { allowedQuantities } from "./returnQuantities.ts";

const someLines: fc.Arbitrary<readonly ReturnLine[]> = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    name: fc.constant("A"),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 6 },
);
const aQuantity = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.double(), fc.constantFrom(Number.NaN, Infinity, 1e21));
const someWanted = fc.dictionary(fc.constantFrom("1", "2", "3", "4", "5", "x", "__proto__", "toString"), aQuantity);
const countOf = (lines: readonly ReturnLine[], id: number): number =>
  lines.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0);

describe("merged lines of an order", () => {
  it("lose no piece, and do not depend on the order or on merging again", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const merged = mergeLines(lines);
        expect(merged.map(({ productId }) => productId)).toEqual([...new Set(lines.map(({ productId }) => productId))]);
        for (const { productId, quantity } of merged) expect(quantity).toBe(countOf(lines, productId));
        expect(mergeLines(merged)).toEqual(merged);
        expect(mergeLines(lines.toReversed()).toReversed().length).toBe(merged.length);
      }),
    );
  });

  it("are returned as a whole when all of them are chosen", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        fc.pre(lines.length > 0);
        const all = Object.fromEntries(mergeLines(lines).map(({ productId, quantity }) => [productId, quantity]));
        const choice = chooseLines(lines, all);
        expect(choice).toEqual({ ok: true, lines: mergeLines(lines) });
        expect(choice.ok && isWholeOrder(lines, choice.lines)).toBe(true);
        const [first] = mergeLines(lines);
        const fewer = chooseLines(lines, { ...all, [first?.productId ?? 0]: (first?.quantity ?? 0) - 1 });
        expect(fewer.ok && isWholeOrder(lines, fewer.lines)).toBe(false);
      }),
    );
  });
});

describe("the choice of a return", () => {
  it("contains at most what was bought, nothing else, and only whole pieces, whatever is sent", () => {
    fc.assert(
      fc.property(someLines, someWanted, (lines, wanted) => {
        for (const [id, quantity] of Object.entries(allowedQuantities(lines, wanted))) {
          expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
          expect(quantity).toBeLessThanOrEqual(countOf(lines, Number(id)));
          expect(quantity).toBeLessThanOrEqual(wanted[id] ?? 0);
        }
      }),
    );
  });

  it("is accepted or rejected as a whole, and an accepted choice is unchanged", () => {
    fc.assert(
      fc.property(someLines, someWanted, (lines, wanted) => {
        const choice = chooseLines(lines, wanted);
        const asked = Object.entries(wanted).filter(([, quantity]) => quantity !== 0);
        if (choice.ok) {
          const chosen = choice.lines.map(({ productId, quantity }) => [productId, quantity]);
          expect(Object.fromEntries(chosen)).toEqual(Object.fromEntries(asked));
        } else expect(choice.problem.code === "none-chosen").toBe(asked.length === 0);
      }),
    );
  });

  it("is stable once it is limited: limiting it again changes nothing", () => {
    fc.assert(
      fc.property(someLines, someWanted, (lines, wanted) => {
        const allowed = allowedQuantities(lines, wanted);
        expect(allowedQuantities(lines, allowed)).toEqual(allowed);
      }),
    );
  });

  it("is rejected for a name that every object inherits", () => {
    const lines = [{ productId: 1, name: "A", quantity: 1 }];
    expect(chooseLines(lines, { toString: 1 }).ok).toBe(false);
    expect(allowedQuantities(lines, Object.create({ 1: 1 }))).toEqual({});
  });
});

describe("the order that a customer names", () => {
  const order = { orderNumber: "100245", orderEmail: "åsa.öberg@example.se" };

  it.each([
    ["100245", "åsa.öberg@example.se", true],
    [" 100245\n", "\tÅSA.ÖBERG@EXAMPLE.SE ", true],
    ["\u200b100245", "\u202aåsa.öberg@example.se\u202c", true],
    ["#100245", "åsa.öberg@example.se", true],
    ["Order 100245", "åsa.öberg@example.se", true],
    ["order nr 100245", "åsa.öberg@example.se", true],
    ["Ordernummer: #100245", "åsa.öberg@example.se", true],
    ["100 245", "åsa.öberg@example.se", true],
    ["Order", "åsa.öberg@example.se", false],
    ["A100245", "åsa.öberg@example.se", false],
    ["100245", "\u200b", false],
    ["100245", "asa.oberg@example.se", false],
    ["0100245", "åsa.öberg@example.se", false],
    ["100245.0", "åsa.öberg@example.se", false],
    ["10024", "åsa.öberg@example.se", false],
    ["", "", false],
    ["100245", "", false],
    ["", "åsa.öberg@example.se", false],
  ])("is found with %j and %j: %s", (orderNumber, orderEmail, isFound) => {
    expect(isOrderOf(order, { orderNumber, orderEmail })).toBe(isFound);
  });

  it("matches itself, and never two orders unless they have the same number and email address", () => {
    const lookup = fc.record({ orderNumber: fc.string(), orderEmail: fc.string() });
    fc.assert(
      fc.property(lookup, lookup, (one, other) => {
        const isNamed = cleanPastedText(one.orderNumber) !== "" && cleanPastedText(one.orderEmail) !== "";
        expect(isOrderOf(one, one)).toBe(isNamed);
        expect(isOrderOf(one, other)).toBe(isOrderOf(other, one));
      }),
    );
  });
});

describe("pictures of a complaint", () => {
  const file = (changes: Partial<ImageFile> = {}): ImageFile => ({ type: "image/jpeg", size: 1000, ...changes });

  it.each([
    ["a photograph", {}, null],
    ["a picture of the largest size", { size: maxImageBytes }, null],
    ["one byte more", { size: maxImageBytes + 1 }, "too-large"],
    ["a PNG", { type: "image/png" }, null],
    ["a PDF", { type: "application/pdf" }, "wrong-type"],
    ["a picture that could run", { type: "image/svg+xml" }, "wrong-type"],
    ["a type in other letters", { type: "IMAGE/JPEG" }, "wrong-type"],
    ["no type", { type: "" }, "wrong-type"],
    ["a type that only begins like one", { type: "image/jpegx" }, "wrong-type"],
    ["a large file of another type", { type: "video/mp4", size: maxImageBytes + 1 }, "wrong-type"],
  ])("with %s are accepted or rejected: %3$s", (_, changes, code) => {
    const { images, problem } = addImages([], [file(changes)]);
    expect(problem?.code ?? null).toBe(code);
    expect(images).toHaveLength(code === null ? 1 : 0);
  });

  it("report too many first, then the type, then the size", () => {
    const bad = [file({ type: "text/plain" }), file({ size: maxImageBytes + 1 })];
    expect(addImages([], [file(), file(), ...bad]).problem).toEqual({ code: "too-many", max: defaultMaxImages });
    expect(addImages([], [file(), ...bad]).problem).toEqual({ code: "wrong-type" });
    expect(addImages([], [file(), ...bad.slice(1)]).problem).toEqual({ code: "too-large", maxBytes: maxImageBytes });
  });

  it("give the same result one by one as all at once, and keep their order", () => {
    const aFile = fc.record({ type: fc.constantFrom(...imageTypes), size: fc.integer({ min: 0, max: maxImageBytes }) });
    fc.assert(
      fc.property(fc.array(aFile, { maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (files, max) => {
        const each = files.reduce<readonly ImageFile[]>((taken, one) => addImages(taken, [one], max).images, []);
        expect(each).toEqual(addImages([], files, max).images);
        expect(each).toEqual(files.slice(0, max));
      }),
    );
  });
});

describe("a durability guarantee", () => {
  const guarantee = { brand: "Nordvik", model: "NV 8014", years: 5, image: null };

  it.each([
    [1, false],
    [2, false],
    [2.01, true],
    [3, true],
    [25, true],
    [0, false],
    [-5, false],
    [Number.NaN, false],
  ])("of %d years is shown: %s", (years, isShown) => {
    expect(shownDurability({ ...guarantee, years }) !== null).toBe(isShown);
  });
});
