import { describe, expect, it } from "vitest";
import { describeField } from "./describeField.ts";

describe("describeField", () => {
  it("says nothing about a field without hint and error", () => {
    expect(describeField({ id: "email" })).toEqual({ "aria-invalid": undefined, "aria-describedby": undefined });
  });

  it("names the error before the hint and further descriptions", () => {
    const described = describeField({ id: "email", hint: "namn@exempel.se", error: "Fel", describedBy: "note" });
    expect(described).toEqual({ "aria-invalid": true, "aria-describedby": "email-error email-hint note" });
  });

  it("counts an empty text as no error", () => {
    expect(describeField({ id: "email", error: "" })["aria-invalid"]).toBeUndefined();
  });
});
