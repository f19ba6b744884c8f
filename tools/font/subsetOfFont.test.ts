import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { licenceOfFont, subsetOfFont } from "./subsetOfFont.mjs";

const folder = new URL("../../packages/ui/src/", import.meta.url);
const kept = (path: string) => readFileSync(new URL(path, folder));

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

const require = createRequire(import.meta.url);
const metricsOf = (name: string): Metrics => require(`@capsizecss/metrics/${name}`);

describe("the face of the kit", () => {
  it("is the subset that the task makes, to the byte", async () => {
    expect(Buffer.compare(await subsetOfFont(), kept("font/schibsted-grotesk.woff2"))).toBe(0);
  });

  it("weighs at most 45 kB", () => {
    expect(kept("font/schibsted-grotesk.woff2").length).toBeLessThanOrEqual(45_000);
  });

  it("lies beside its licence", () => {
    expect(kept("font/OFL.txt").toString()).toBe(licenceOfFont());
    expect(licenceOfFont()).toContain("SIL Open Font License, Version 1.1");
  });

  const ours = metricsOf("schibstedGrotesk");
  const sheet = kept("font.css").toString();

  it.each([
    ["Arial", "arial"],
    ["Roboto", "roboto"],
  ])("is stood in for by %s at its own width and height", (family, name) => {
    const face = new RegExp(`"Schibsted Grotesk ${family}";\\s+font-weight: 400[^}]+`).exec(sheet)?.[0] ?? "";
    const share = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const adjusted = share("size-adjust");
    const theirs = metricsOf(name);
    const width = ours.xWidthAvg / ours.unitsPerEm / (theirs.xWidthAvg / theirs.unitsPerEm);
    // Swedish letters are a little narrower than those used by the metrics.
    expect(Math.abs(adjusted - width)).toBeLessThan(0.005);
    expect(adjusted * share("ascent-override")).toBeCloseTo(ours.ascent / ours.unitsPerEm, 3);
    expect(adjusted * share("descent-override")).toBeCloseTo(-ours.descent / ours.unitsPerEm, 3);
  });
});
