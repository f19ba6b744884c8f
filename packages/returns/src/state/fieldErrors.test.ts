import { expect, it } from "vitest";
import { fieldErrors } from "./fieldErrors.ts";

it("reads the errors of fields and nothing else", () => {
  const images = ["Får max ladda upp 3 bilder"];
  expect(fieldErrors({ message: "Kontrollera uppgifterna.", errors: { images, other: "x" } })).toEqual({
    images,
    other: [],
  });
  expect([null, "text", {}, { errors: null }].map(fieldErrors)).toEqual([{}, {}, {}, {}]);
});
