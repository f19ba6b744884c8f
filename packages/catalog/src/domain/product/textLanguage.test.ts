import { describe, expect, it } from "vitest";
import { textLanguage } from "./textLanguage.ts";

describe("textLanguage", () => {
  it.each([
    "Ideal for cold-weather training or work outdoors, the Chaz Hoodie promises superior warmth with every wear.",
    "<p>Inclement climate be damned. With this jacket you are <b>ready</b> for the rain and the wind.</p>",
  ])("recognises English by its small words: %s", (text) => {
    expect(textLanguage(text.repeat(2))).toBe("en");
  });

  it.each([
    "Tvättmaskinen är tyst och har ett program för ull. Motorn har tio års garanti.",
    "LG 27GS95QE-B. Skärmstorlek: 27 tum. Upplösning: 2560 x 1440. Paneltyp: OLED.",
    "Spelet heter The Legend of the Sword and the Shield, och är för en till fyra spelare som har en kväll.",
    "The Art of War",
    "",
  ])("gives no language for %j", (text) => {
    expect(textLanguage(text)).toBeUndefined();
  });
});
