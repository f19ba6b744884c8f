import { readIslandMap } from "@torg/islands/runtime";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { withIslandMap } from "./withIslandMap.tsx";

const files = { menu: ["/m.js"], buy: ["/b.js"], cart: ["/c.js"] };

/** Renders a document with this body, and returns the map that the browser reads from it. */
function mapOf(body: string): unknown {
  const html = withIslandMap(`<html><body>${body}</body></html>`, files);
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  return readIslandMap();
}

it("lists the files of the islands on the page, each once, and of the header", () => {
  const buy = renderToString(
    <main>
      {["a", "b"].map((id) => (
        <div key={id} data-island="buy" />
      ))}
    </main>,
  );
  expect(mapOf(buy)).toEqual({ menu: ["/m.js"], buy: ["/b.js"] });
});

it("leaves out an island without a file, and text that looks like one", () => {
  expect(mapOf(renderToString(<p>{'<div data-island="cart">'}</p>))).toEqual({ menu: ["/m.js"] });
  expect(mapOf('<div data-island="unknown"></div>')).toEqual({ menu: ["/m.js"] });
});

it("leaves a document without files unchanged", () => {
  expect(withIslandMap("<html><body></body></html>", {})).toBe("<html><body></body></html>");
});
