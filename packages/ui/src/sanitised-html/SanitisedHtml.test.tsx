import { act, render } from "@testing-library/react";
import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { articleHtml, inlineHtml } from "./htmlRules.ts";
import { maliciousHtml } from "./maliciousHtml.ts";
import { SanitisedHtml } from "./SanitisedHtml.tsx";

describeConformance<HTMLDivElement>("SanitisedHtml", {
  root: "torg-sanitised-html",
  part: (props) => <SanitisedHtml {...props} html="<h2>Om varan</h2><p>Tyst.</p><ul><li>A</ul>" />,
});

const allowed: ReadonlySet<string> = new Set(articleHtml.elements);
const attributes =
  /^(?:alt|aria-current|aria-label|class|colspan|dir|height|href|lang|loading|rel|role|rowspan|scope|src|start|tabindex|title|width)$/;

/** Everything in the page that must not be there. */
function harmIn(root: Element): readonly string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const names = [...element.attributes].map(({ name }) => name).filter((name) => !attributes.test(name));
    const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "/";
    const isSafe = /^(?:[?#]|\/(?![/\\])|https:\/\/|$)/.test(address);
    const isKnown = allowed.has(element.localName) && element.namespaceURI === "http://www.w3.org/1999/xhtml";
    return isKnown && isSafe && names.length === 0 ? [] : [element.outerHTML];
  });
}

/** The server's page as parsed by a browser, and the hydration errors. */
async function hydrated(
  part: ReactElement,
): Promise<{ readonly page: HTMLElement; readonly complaints: readonly unknown[] }> {
  const page = document.createElement("div");
  page.innerHTML = renderToString(part);
  const complaints: unknown[] = [];
  const silent = vi.spyOn(console, "error").mockImplementation((...all) => void complaints.push(all));
  const onRecoverableError = (error: unknown): void => void complaints.push(error);
  await act(async () => render(part, { container: page, hydrate: true, onRecoverableError }));
  silent.mockRestore();
  return { page, complaints };
}

describe("SanitisedHtml", () => {
  it.each(maliciousHtml)("removes everything harmful from %j", (html, text) => {
    const { container } = render(<SanitisedHtml html={html} />);
    expect(harmIn(container.firstElementChild ?? container)).toEqual([]);
    expect(container.textContent).toBe(text);
  });

  it.each(maliciousHtml)("is the same on a server and in a browser with %j", async (html) => {
    const { page, complaints } = await hydrated(<SanitisedHtml html={html} />);
    const { container } = render(<SanitisedHtml html={html} />);
    expect(complaints).toEqual([]);
    expect(page.isEqualNode(container)).toBe(true);
  });

  it("leaves no harm and stays the same whatever is put together", { timeout: 60_000 }, async () => {
    const snippets = maliciousHtml.flatMap(([html]) => html.split(/(?=[<>"'=&])/));
    const piece = fc.oneof(fc.constantFrom(...snippets), fc.string({ unit: "binary", maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 24 }), async (pieces) => {
        const { page, complaints } = await hydrated(<SanitisedHtml html={pieces.join("")} />);
        expect(complaints).toEqual([]);
        expect(harmIn(page.firstElementChild ?? page)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it.each(["", "  \n", "<script>a</script>", "<!-- a -->"])("renders nothing when nothing remains of %j", (html) => {
    expect(render(<SanitisedHtml html={html} />).container.innerHTML).toBe("");
  });

  it("puts a table with a caption in a scrollable region, and leaves one without a caption", () => {
    const row = "<tr><td>a</table>";
    const { container } = render(
      <SanitisedHtml html={`<table><caption>M\u00e5tt <b>1</b></caption>${row}<table>${row}`} />,
    );
    const regions = [...container.querySelectorAll("[role=region][tabindex='0']")];
    expect(regions.map((region) => region.getAttribute("aria-label"))).toEqual(["M\u00e5tt 1"]);
    expect(container.querySelectorAll("table")).toHaveLength(2);
  });

  it("renders an inline element on request", () => {
    const { container } = render(<SanitisedHtml html="<b>I lager</b>" rules={inlineHtml} as="span" />);
    expect(container.innerHTML).toBe('<span class="torg-sanitised-html"><b>I lager</b></span>');
  });

  it("keeps only emphasis when the rules say so", () => {
    const { container } = render(<SanitisedHtml html="<p><b>I lager</b> <a href='/x'>a</a></p>" rules={inlineHtml} />);
    expect(container.querySelector("b")?.textContent).toBe("I lager");
    expect(container.querySelector("p, a")).toBeNull();
  });
});
