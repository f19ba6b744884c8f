import { spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../outside/repository.ts";
import { type RunningShop, startShop } from "./startShop.ts";

/** The output of a program, and its exit code. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly output: string;
}

/** The folder of a new shop, as created by `npm create torg`, before its first start. */
export interface OwnShop {
  readonly folder: string;
  readonly dataDir: string;
  /** Starts the shop; `env` extends the variable for its folder. */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<RunningShop>;
  /** Runs a program of the server, such as `import/main.ts`, to its end. */
  readonly run: (file: string, ...args: readonly string[]) => Promise<ProgramEnd>;
  /** The shop's letters as readable text; no-break spaces are plain spaces. */
  readonly letters: () => readonly string[];
  readonly remove: () => void;
}

/** Decodes quoted-printable text, without soft line breaks. */
function readQuoted(text: string): string {
  const bytes = text.replaceAll(/=\r?\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => `%${hex}`);
  return bytes.replaceAll(/(?:%[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString());
}

/** A letter as readable text: subject, sender, recipient and its parts. */
function readLetter(file: string): string {
  const raw = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const words = raw
    .replaceAll(/\?=\n =\?UTF-8\?Q\?/g, "")
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_all, text: string) => text.replaceAll("_", " "));
  const letter = readQuoted(words).replaceAll("\u00a0", " ");
  const encoded = letter.match(/(?:^[A-Za-z0-9+/]{20,}={0,2}\n)+/gm) ?? [];
  return [letter, ...encoded.map((part) => Buffer.from(part, "base64").toString())].join("\n");
}

/** Creates the folder of a new shop, with a data folder inside. */
export function createOwnShop(): OwnShop {
  const folder = mkdtempSync(join(tmpdir(), "torg-own-shop-"));
  const dataDir = join(folder, ".data");
  const own = { SHOP_FOLDER: folder };
  cpSync(join(root, "packages/create-torg/template"), folder, { recursive: true });
  return {
    folder,
    dataDir,
    start: (env = {}) => startShop({ data: "empty", dataDir, env: { ...own, ...env } }),
    run: (file, ...args) => {
      const child = spawn(process.execPath, ["--conditions=@torg/source", `apps/server/src/${file}`, ...args], {
        cwd: root,
        env: { ...process.env, TORG_DATA_DIR: dataDir, ...own },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      child.stdout.on("data", (data: Buffer) => (output += data.toString()));
      child.stderr.on("data", (data: Buffer) => (output += data.toString()));
      return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
    },
    letters: () => globSync(join(dataDir, "mail/*.eml")).map(readLetter),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
