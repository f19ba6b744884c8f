import { describe, expect, it } from "vitest";
import { fieldProps } from "./fieldProps.ts";

describe("fieldProps", () => {
  it("prefers what was typed to what is known, an emptied field too", () => {
    const typed = { values: { order: "" }, errors: {} };
    expect(fieldProps(typed, "order", "100245").defaultValue).toBe("");
    expect(fieldProps(typed, "email", "anna@example.se").defaultValue).toBe("anna@example.se");
    expect(fieldProps(typed, "name", undefined).defaultValue).toBeUndefined();
  });

  it("puts all that is wrong with a field into one text", () => {
    const wrong = { values: {}, errors: { order: ["Ange ett ordernummer.", "Endast siffror."] } };
    expect(fieldProps(wrong, "order", "").error).toBe("Ange ett ordernummer. Endast siffror.");
    expect(fieldProps(wrong, "email", "").error).toBeUndefined();
  });
});
