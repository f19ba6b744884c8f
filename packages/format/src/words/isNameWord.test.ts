import { describe, expect, it } from "vitest";
import { isNameWord } from "./isNameWord.ts";

describe("isNameWord", () => {
  it.each(["ThinkVision", "KitchenAid", "KOORUI", "CT16G4DFD8266", "iPhone", "2in1", "McÅnga"])("knows %s", (word) => {
    expect(isNameWord(word)).toBe(true);
  });

  it.each(["Tvättmaskin", "datorkomponenter", "Ångtvätt", "A", "", "Électrolux"])("rejects %s", (word) => {
    expect(isNameWord(word)).toBe(false);
  });
});
