import { describe, expect, it } from "vitest";
import { describeField } from "./describeField.ts";

describe("describeField", () => {
  it("adds nothing to a field without hint and error", () => {
    expect(describeField({ id: "email" })).toEqual({ "aria-invalid": undefined, "aria-describedby": undefined });
  });

  it("lists the error before the hint and further descriptions", () => {
    const described = describeField({ id: "email", hint: "namn@exempel.se", error: "Fel", describedBy: "note" });
    expect(described).toEqual({ "aria-invalid": true, "aria-describedby": "email-error email-hint note" });
  });

  it("ignores an empty error text", () => {
    expect(describeField({ id: "email", error: "" })["aria-invalid"]).toBeUndefined();
  });
});
