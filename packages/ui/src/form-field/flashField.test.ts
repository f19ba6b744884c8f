import { expect, it } from "vitest";
import { flashField } from "./flashField.ts";

const flash = {
  values: { order_name: "99" },
  errors: { order_name: ["Ange ett ordernummer.", "Bara siffror."], order_email: [] },
};

it("restores what was typed, with all its errors, and starts there", () => {
  expect(flashField(flash, "order_name", "100245")).toEqual({
    name: "order_name",
    defaultValue: "99",
    error: "Ange ett ordernummer. Bara siffror.",
    required: true,
    autoFocus: true,
  });
});

it("shows the known value when nothing was typed, and no error when there is none", () => {
  expect(flashField(flash, "order_email", "anna@example.se")).toEqual({
    name: "order_email",
    defaultValue: "anna@example.se",
    error: undefined,
    required: true,
    autoFocus: false,
  });
});

it.each([null, undefined])("is an empty field when nothing was returned (%s)", (none) => {
  expect(flashField(none, "email")).toEqual({
    name: "email",
    defaultValue: undefined,
    error: undefined,
    required: true,
    autoFocus: false,
  });
});
