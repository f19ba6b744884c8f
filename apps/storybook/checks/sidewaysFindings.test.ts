import { beforeAll, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draw } from "./draw.ts";
import { sidewaysFindings } from "./sidewaysFindings.ts";

beforeAll(() => page.viewport(320, 900));

describe("sidewaysFindings", () => {
  it("finds nothing when everything has room, or scrolls in its own box", () => {
    draw('<p>Kort</p><div style="overflow-x: auto"><div style="inline-size: 900px">Tabell</div></div>');
    expect(sidewaysFindings("320 px")).toEqual([]);
  });

  it("reports what overflows the side, and by how much", () => {
    draw('<p id="wide" style="margin: 0; inline-size: 400px">Bred</p>');
    const [finding] = sidewaysFindings("320 px");
    expect(finding).toContain("320 px: scrolls sideways, 400 px of content in 320 px");
    expect(finding).toContain('id="wide"');
  });

  it("finds what overflows on the left of a right-to-left page", () => {
    document.documentElement.dir = "rtl";
    draw('<p id="wide" style="margin: 0; inline-size: 400px">Bred</p>');
    expect(sidewaysFindings("320 px")).toHaveLength(1);
    document.documentElement.dir = "";
  });
});
