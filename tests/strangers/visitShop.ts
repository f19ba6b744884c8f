import { existsSync, readFileSync } from "node:fs";
import { createServer, request as ask } from "node:http";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";

const kinds: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".json": "application/json",
};

/** A backend for everything below a path. */
export interface Behind {
  readonly path: string;
  readonly address: string;
}

/** Serves a folder over HTTP; `index` replaces its front page. */
export async function serveFolder(
  folder: string,
  index?: string,
  behind?: Behind,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { url = "/", method, headers } = request;
    if (behind !== undefined && url.startsWith(behind.path)) {
      const forward = ask(`${behind.address}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forward);
      return;
    }
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    if (path === "/" && index !== undefined) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(index);
      return;
    }
    const file = join(folder, path);
    // Anything that is not a file is a call or a picture, for which there is no backend here.
    if (!existsSync(file) || extname(path) === "") response.writeHead(204).end();
    else
      response
        .writeHead(200, { "content-type": `${kinds[extname(path)] ?? "application/octet-stream"}; charset=utf-8` })
        .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The browser's complaints while a page was opened and hydrated. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens a page and waits until React has hydrated it. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // There is no backend here, but missing scripts and sheets are errors.
    const { pathname } = new URL(message.location().url || address);
    if (message.text().startsWith("Failed to load resource") && !/\.(?:js|css)$/.test(pathname)) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => void complaints.push(error.message));
  await page.goto(address);
  await page
    .waitForFunction(() => document.documentElement.dataset["awake"] !== undefined, undefined, { timeout: 15_000 })
    .catch(() => void complaints.push("React never took the page over."));
  return { page, complaints };
}

/** Our classes on a page that none of its sheets contain, so that they are unstyled. */
export async function undressedClasses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join("\n");
    const roots = [...document.querySelectorAll("[class*=torg-]")].flatMap((element) =>
      [...element.classList].filter((name) => /^torg-[a-z]+(-[a-z]+)*$/.test(name)),
    );
    return [...new Set(roots)].filter((name) => !texts.includes(`.${name}`));
  });
}
