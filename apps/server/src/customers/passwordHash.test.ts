import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwordHash.ts";

describe("hashPassword", () => {
  it("makes a hash that only its own password opens", async () => {
    const hash = await hashPassword("Sommar2024!");
    expect(await isPassword("Sommar2024!", hash)).toBe(true);
    expect(await isPassword("sommar2024!", hash)).toBe(false);
    expect(await isPassword("Sommar2024!", "Sommar2024!")).toBe(false);
  });

  it("never makes the same hash twice", async () => {
    expect(await hashPassword("a")).not.toBe(await hashPassword("a"));
  });
});
