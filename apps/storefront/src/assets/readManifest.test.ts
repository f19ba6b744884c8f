import { expect, it } from "vitest";
import { readManifest } from "./readManifest.ts";

const runtime = { "src/client/runtime.ts": { file: "runtime-1.js", isEntry: true } };
const manifest = {
  "src/buying/buy.island.tsx?mount": {
    file: "island-buy-2.js",
    isEntry: true,
    imports: ["_react-3.js", "_cart-4.js"],
    css: ["buy-6.css"],
  },
  "src/styles/home.css": { file: "style-home-5.css", isEntry: true },
  "_react-3.js": { file: "react-3.js" },
  "_cart-4.js": { file: "cart-4.js", imports: ["_react-3.js"] },
};

it("lists the runtime, each island with all of its imports once, and the style sheets", () => {
  expect(readManifest([JSON.stringify(manifest), JSON.stringify(runtime)])).toEqual({
    runtime: "/build/runtime-1.js",
    islands: { buy: ["/build/island-buy-2.js", "/build/buy-6.css", "/build/react-3.js", "/build/cart-4.js"] },
    styles: { home: "/build/style-home-5.css" },
  });
});

it("gives the script that applies a shop's own texts", () => {
  const words = { "src/client/ownWords.ts": { file: "ownWords-7.js", isEntry: true } };
  expect(readManifest([JSON.stringify(runtime), JSON.stringify(words)]).ownWords).toBe("/build/ownWords-7.js");
});

it("gives the font of the style sheets", () => {
  const font = { "../../packages/ui/src/font/schibsted-grotesk.woff2": { file: "schibsted-grotesk-8.woff2" } };
  expect(readManifest([JSON.stringify(runtime), JSON.stringify(font)]).font).toBe("/build/schibsted-grotesk-8.woff2");
});

it("rejects a build without a runtime", () => {
  expect(() => readManifest([JSON.stringify(manifest)])).toThrow("no runtime");
});
