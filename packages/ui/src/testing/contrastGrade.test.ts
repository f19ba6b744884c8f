import { describe, expect, it } from "vitest";
import { contrastGrade } from "./contrastGrade.ts";

describe("contrastGrade", () => {
  it.each([
    [4.49, 4.5, "fails"],
    [4.5, 4.5, "AA"],
    [6.99, 4.5, "AA"],
    [7, 4.5, "AAA"],
    [2.99, 3, "fails"],
    [3, 3, "AA"],
    [21, 3, "AA"],
  ] as const)("gives %d of at least %d the grade %s", (figure, least, grade) => {
    expect(contrastGrade(figure, least)).toBe(grade);
  });
});
