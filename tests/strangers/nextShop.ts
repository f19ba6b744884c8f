import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { transform } from "esbuild";
import { runCommand, writeFiles, type Outcome } from "./strangerShop.ts";

/** A page of a shop: an example, with its path. */
export interface NextPage {
  readonly name: string;
  readonly component: string;
  readonly code: string;
}

const withoutTypes = async (code: string): Promise<string> =>
  (await transform(code, { loader: "tsx", jsx: "preserve", target: "es2022" })).code;

/**
 * Writes the files of a shop on Next's App Router: every page is a server component that renders parts of the kit and
 * contains an example as a client component.
 */
export async function writeNextShop(folder: string, pages: readonly NextPage[]): Promise<void> {
  const files = await Promise.all(
    pages.map(async ({ name, component, code }) => ({
      [`parts/${name}.jsx`]: `"use client";\n${await withoutTypes(code)}`,
      [`app/${name}/page.jsx`]: `
        import { Badge, Button, Icon, cartIcon } from "@torg/ui";
        import { ${component} } from "../../parts/${name}.jsx";
        export default async function Page() {
          return <main><p><Icon icon={cartIcon} /> <Badge>Rea</Badge> <Button>Köp</Button></p><${component} /></main>;
        }`,
    })),
  );
  writeFiles(folder, {
    "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(folder)} } };`,
    "parts/Awake.jsx": `"use client";
      import { useEffect } from "react";
      export function Awake() {
        useEffect(() => { document.documentElement.dataset.awake = ""; }, []);
        return null;
      }`,
    "app/layout.jsx": `
      import "@torg/ui/styles.css";
      import { Awake } from "../parts/Awake.jsx";
      export default function Layout({ children }) {
        return <html lang="sv" suppressHydrationWarning><body>{children}<Awake /></body></html>;
      }`,
    ...Object.assign({}, ...files),
  });
}

const environment = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
const nextBinary = (folder: string): string => join(folder, "node_modules/next/dist/bin/next");

/** Builds a shop with Next. */
export const buildNextShop = (folder: string): Promise<Outcome> =>
  runCommand(process.execPath, [nextBinary(folder), "build"], { cwd: folder, env: environment });

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof bound === "object" && bound !== null ? bound.port : 0;
}

/** Starts a built shop and waits until it responds. */
export async function startNextShop(
  folder: string,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [nextBinary(folder), "start", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      if (data.toString().includes("Ready")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => reject(new Error("Next ended before it was ready.")));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        child.on("exit", () => resolve());
        child.kill();
      }),
  };
}
