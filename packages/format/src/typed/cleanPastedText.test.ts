import { describe, expect, it } from "vitest";
import { cleanPastedText } from "./cleanPastedText.ts";

describe("cleanPastedText", () => {
  it.each([
    "anna@example.se\u200b",
    "\u202aanna@example.se\u202c",
    " anna@\u00adexample.se\u00a0",
    "\ufeffanna@example.se",
  ])("leaves what is seen of %j", (text) => {
    expect(cleanPastedText(text)).toBe("anna@example.se");
  });

  it("keeps spaces within, which are seen", () => {
    expect(cleanPastedText(" anna @example.se ")).toBe("anna @example.se");
  });
});
