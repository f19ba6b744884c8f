import { describe, expect, it } from "vitest";
import { readName } from "./readName.ts";

describe("readName", () => {
  it.each(["none", "N/A", "n.a.", "unknown", "No brand", "no-brand", "-", "—", "Okänd", "Inget märke", "", " \u200b "])(
    "takes %j for no name",
    (text) => expect(readName(text)).toBeNull(),
  );

  it.each(["Nonea", "NA-KD", "Unknown Mortal", "3M", "Ö", "Generic Sports AB"])("keeps %s", (text) =>
    expect(readName(text)).toBe(text),
  );

  it("cuts a name that is too long", () => {
    expect(readName(`${"a".repeat(69)} b`)).toBe("a".repeat(69));
  });
});
