import { describe, expect, it } from "vitest";
import { hasEnded } from "./index.ts";

describe("hasEnded", () => {
  it.each(["overview", "leave", "erase"] as const)(
    "keeps the customer logged in after a step that only reads: the account goes on at %s",
    (step) => {
      expect(hasEnded(step)).toBe(false);
    },
  );

  it.each(["left", "erased"] as const)(
    "is true once nobody is logged in any more: the account has ended at %s",
    (step) => {
      expect(hasEnded(step)).toBe(true);
    },
  );
});
