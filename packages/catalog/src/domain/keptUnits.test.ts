import { describe, expect, it } from "vitest";
import { keptUnits } from "./keptUnits.ts";

const shown = (text: string): string => keptUnits(text).replaceAll("\u00a0", "_");

describe("keptUnits", () => {
  it.each([
    ["Total volym: 212 l", "Total volym: 212_l"],
    ["4,9 GHz, 65 W", "4,9_GHz, 65_W"],
    ["Moduler: 2 x 4 GB", "Moduler: 2_x_4_GB"],
    ["7 kg, 1400 varv/min", "7_kg, 1400_varv/min"],
    ["Bredd: 55 cm", "Bredd: 55_cm"],
    ["27 tum, 178 °, 99 %", "27_tum, 178_°, 99_%"],
  ])("keeps number and unit of %s together", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each(["100 möbler", "5 lampor", "Serie 7 svart", "kg 4", "2 xenon"])("leaves %s as it is", (text) => {
    expect(shown(text)).toBe(text);
  });
});
