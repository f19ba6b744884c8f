import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutOldAnswer } from "./withoutOldAnswer.ts";

const lead = "<p>Här samlar vi återkallelser.</p>\n";
const old = "<h2>Aktuella återkallelser</h2>\n<p>Just nu är ingen vara återkallad.</p>\n";
const next = "<h2>Om en vara är farlig</h2>\n<p>Sluta använda den.</p>";

describe("withoutOldAnswer", () => {
  it("removes the old answer, and its heading when nothing else is below it", () => {
    expect(withoutOldAnswer(lead + old + next)).toBe(lead + next);
    expect(withoutOldAnswer(lead + old)).toBe(lead.trimEnd());
    expect(withoutOldAnswer((lead + old + next).replaceAll("\n", ""))).toBe((lead + next).replaceAll("\n", ""));
  });

  it("keeps the heading when the shop has written more below it", () => {
    const own = "<p>Vi har återkallat en lampa 2019.</p>\n";
    expect(withoutOldAnswer(lead + old + own + next)).toBe(`${lead}<h2>Aktuella återkallelser</h2>\n${own}${next}`);
  });

  it.each([
    "<p>Just nu är ingen vara återkallad. Fråga oss gärna.</p>",
    "<p>Hej! Just nu är ingen vara återkallad.</p>",
    "<p>Just nu är <strong>ingen</strong> vara återkallad.</p>",
    "<li>Just nu är ingen vara återkallad.</li>",
  ])("keeps text that the shop has changed: %s", (changed) => {
    expect(withoutOldAnswer(lead + changed)).toBe(lead + changed);
  });

  it("leaves every page without the old answer unchanged", () => {
    const piece = fc.constantFrom("<h2>Aktuella återkallelser</h2>", "<p>", "</p>", "Just nu är ingen vara", "\n", "a");
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = `${pieces.join("")}.`;
        expect(withoutOldAnswer(html)).toBe(html);
      }),
    );
  });
});
