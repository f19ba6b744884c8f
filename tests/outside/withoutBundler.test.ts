import { createServer, type Server } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { root } from "./repository.ts";

const dist = join(root, "packages/ui/dist");
const kinds: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/** React is published for bundlers and Node only; this is what an ES module CDN would serve. */
async function reactForBrowsers(): Promise<ReadonlyMap<string, string>> {
  const lines: Readonly<Record<string, string>> = {
    react: "export { createElement, useState } from 'react'; import * as all from 'react'; export default all;",
    "react/jsx-runtime": "export { Fragment, jsx, jsxs } from 'react/jsx-runtime';",
    "react-dom/client": "export { createRoot, hydrateRoot } from 'react-dom/client';",
  };
  const names = Object.keys(lines);
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: name, out: name })),
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    outdir: "/react",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entries",
        setup(plugin) {
          plugin.onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === "entry-point" ? { path, namespace: "entry" } : undefined,
          );
          plugin.onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
            contents: lines[path] ?? "",
            resolveDir: join(root, "packages/ui"),
          }));
        },
      },
    ],
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

const page = `<!doctype html>
<html lang="sv">
  <title>Utan byggsteg</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/ui/tokens.css">
  <link rel="stylesheet" href="/ui/base.css">
  <link rel="stylesheet" href="/ui/button/Button.css">
  <script type="importmap">
    {
      "imports": {
        "react": "/react/react.js",
        "react/jsx-runtime": "/react/react/jsx-runtime.js",
        "react-dom/client": "/react/react-dom/client.js",
        "@torg/ui/parts/": "/ui/"
      }
    }
  </script>
  <div id="shop"></div>
  <script type="module">
    import { createElement, useState } from "react";
    import { createRoot } from "react-dom/client";
    import { Button } from "@torg/ui/parts/button/Button.js";

    function Shop() {
      const [count, setCount] = useState(0);
      return createElement(Button, { variant: "primary", onClick: () => setCount(count + 1) }, "I varukorgen: " + count);
    }
    createRoot(document.querySelector("#shop")).render(createElement(Shop));
  </script>
</html>`;

describe("a page without a bundler", () => {
  let server: Server;
  let browser: Browser;
  let address = "";

  beforeAll(async () => {
    const react = await reactForBrowsers();
    const read = (path: string): string | undefined => {
      if (path === "/") return page;
      const file = join(dist, path.replace(/^\/ui\//, ""));
      return path.startsWith("/ui/") && existsSync(file) ? readFileSync(file, "utf8") : react.get(path);
    };
    server = createServer(({ url = "/" }, answer) => {
      const text = read(url);
      const kind = kinds[extname(url)] ?? "text/html";
      answer.writeHead(text === undefined ? 404 : 200, { "content-type": `${kind}; charset=utf-8` }).end(text);
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}/`;
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it("renders one part through an import map, with only its own modules", async () => {
    const tab = await browser.newPage();
    const problems: string[] = [];
    const asked: string[] = [];
    tab.on("console", (message) => void problems.push(message.text()));
    tab.on("pageerror", (error) => void problems.push(error.message));
    tab.on("response", (response) => {
      const path = new URL(response.url()).pathname;
      if (path.startsWith("/ui/") && path.endsWith(".js")) asked.push(dirname(path));
    });
    await tab.goto(address);
    const button = tab.getByRole("button", { name: "I varukorgen: 0" });
    await button.click();
    expect(await tab.getByRole("button").textContent()).toBe("I varukorgen: 1");
    expect(await tab.getByRole("button").evaluate((element) => getComputedStyle(element).display)).toBe("inline-flex");
    expect(problems.filter((problem) => !problem.includes("favicon"))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked).toContain("/ui/button");
  });
});
