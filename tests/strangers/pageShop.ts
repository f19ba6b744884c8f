import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { runCommand, writeFiles, type Outcome } from "./strangerShop.ts";

/** Writes the files of a shop with Vite and React whose page shows one example. */
export function writePageShop(folder: string, name: string, code: string): void {
  writeFiles(folder, {
    "index.html": [
      '<!doctype html><html lang="sv"><head><title>Butik</title><link rel="icon" href="data:,">',
      '<meta name="viewport" content="width=device-width"></head>',
      '<body><div id="root"><!--page--></div><script type="module" src="/src/main.tsx"></script></body></html>',
    ].join("\n"),
    "src/Example.tsx": code,
    "src/main.tsx": `
      import { StrictMode, useEffect } from "react";
      import { hydrateRoot } from "react-dom/client";
      import { ${name} } from "./Example.tsx";
      function Shop() {
        useEffect(() => { document.documentElement.dataset.awake = ""; }, []);
        return <StrictMode><${name} /></StrictMode>;
      }
      hydrateRoot(document.getElementById("root"), <Shop />);`,
    // Lazily loaded parts need a renderer that waits for them.
    "src/server.tsx": `
      import { PassThrough } from "node:stream";
      import { text } from "node:stream/consumers";
      import { StrictMode } from "react";
      import { renderToPipeableStream } from "react-dom/server";
      import { ${name} } from "./Example.tsx";
      const markup = new PassThrough();
      const { pipe } = renderToPipeableStream(<StrictMode><${name} /></StrictMode>, {
        onAllReady: () => void pipe(markup),
        onError: console.error,
      });
      console.log("<!--begin-->" + await text(markup) + "<!--end-->");`,
  });
}

const packed = z.object({ gzip: z.number(), brotli: z.number() });
const bytesSchema = z.record(z.string(), z.object({ script: packed, styles: packed }));

/** Bytes of all files of a page: React and everything else that the browser loads. */
export type PageBytes = z.infer<typeof bytesSchema>[string];

/** Builds shops with Vite, in one separate process, and gives their bytes by folder. */
export async function buildShops(
  folders: readonly string[],
  mode: "production" | "development",
): Promise<Outcome & { readonly bytes: Readonly<Record<string, PageBytes>> }> {
  const file = fileURLToPath(new URL("../consumers/buildShops.mjs", import.meta.url));
  const outcome = await runCommand(process.execPath, [file, ...folders], {
    cwd: process.cwd(),
    env: { NODE_ENV: mode },
  });
  const [, json = "{}"] = /^bytes (.*)$/m.exec(outcome.output) ?? [];
  return { ...outcome, bytes: bytesSchema.parse(JSON.parse(json)) };
}

/** Renders the page of a built shop on its server: gives the markup, or the error. */
export async function renderShop(folder: string, mode: "production" | "development"): Promise<Outcome> {
  const outcome = await runCommand(process.execPath, [join(folder, "dist/server/server.js")], {
    cwd: folder,
    env: { NODE_ENV: mode },
  });
  const [, markup] = /<!--begin-->([\s\S]*)<!--end-->/.exec(outcome.output) ?? [];
  const said = outcome.output.replace(/<!--begin-->[\s\S]*<!--end-->\n?/, "");
  return markup === undefined || said !== "" ? { status: 1, output: outcome.output } : { status: 0, output: markup };
}
