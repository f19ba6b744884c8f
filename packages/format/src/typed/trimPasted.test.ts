import { describe, expect, it } from "vitest";
import { trimPasted } from "./trimPasted.ts";

describe("trimPasted", () => {
  it.each([
    "anna@example.se\u200b",
    "\u202aanna@example.se\u202c",
    " anna@\u00adexample.se\u00a0",
    "\ufeffanna@example.se",
  ])("leaves what is seen of %j", (text) => {
    expect(trimPasted(text)).toBe("anna@example.se");
  });

  it("keeps spaces within, which are seen", () => {
    expect(trimPasted(" anna @example.se ")).toBe("anna @example.se");
  });
});
