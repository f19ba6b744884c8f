import { describe, expect, it } from "vitest";
import { fieldProps } from "./fieldProps.ts";

describe("fieldProps", () => {
  it("prefers what was typed to what is known, an emptied field too", () => {
    const typed = { values: { order_name: "" }, errors: {} };
    expect(fieldProps(typed, "order_name", "100245").defaultValue).toBe("");
    expect(fieldProps(typed, "order_email", "anna@example.se").defaultValue).toBe("anna@example.se");
    expect(fieldProps(typed, "name", undefined).defaultValue).toBeUndefined();
  });

  it("puts all that is wrong with a field into one text", () => {
    const wrong = { values: {}, errors: { order_name: ["Ange ett ordernummer.", "Endast siffror."] } };
    expect(fieldProps(wrong, "order_name", "").error).toBe("Ange ett ordernummer. Endast siffror.");
    expect(fieldProps(wrong, "order_email", "").error).toBeUndefined();
  });
});
