import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const html = `<b onclick="x()">Slut</b><script>x()</script>`;
const kept = "<b>Slut</b>x()";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe("lineOfHtml", () => {
  it("keeps words and their emphasis in a browser without trusted types", async () => {
    const { lineOfHtml } = await import("./lineOfHtml.ts");
    expect(lineOfHtml(html)).toEqual({ __html: kept });
  });

  it("passes on the HTML that the page's single policy has sanitised", async () => {
    const createPolicy = vi.fn((_: string, { createHTML }: { createHTML: (text: string) => string }) => ({
      createHTML: (text: string) => ({ trusted: createHTML(text) }),
    }));
    vi.stubGlobal("trustedTypes", { createPolicy });
    const { lineOfHtml } = await import("./lineOfHtml.ts");
    expect(lineOfHtml(html)).toEqual({ __html: { trusted: kept } });
    lineOfHtml("");
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["shop-html"]);
  });
});
