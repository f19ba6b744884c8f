import { spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { readText, root } from "../outside/repository.ts";

/** The result of a command. */
export interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** A binary of the repository. */
export const bin = (name: string): string => join(root, "node_modules/.bin", name);

/** Runs a command to its end, asynchronously. The Node of the tests comes first in its path. */
export function runCommand(
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const { NODE_ENV: _mode, VITEST: _vitest, NODE_OPTIONS: _options, ...inherited } = process.env;
    const env = { ...inherited, PATH: `${dirname(process.execPath)}:${inherited["PATH"] ?? ""}`, ...options.env };
    const child = spawn(file, args, { cwd: options.cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const parts: string[] = [];
    child.stdout.on("data", (data: Buffer) => void parts.push(data.toString()));
    child.stderr.on("data", (data: Buffer) => void parts.push(data.toString()));
    child.on("error", (error) => resolve({ status: 1, output: error.message }));
    child.on("close", (status) => resolve({ status, output: parts.join("") }));
  });
}

const publishedSchema = z.object({ name: z.string(), private: z.optional(z.boolean()), bin: z.optional(z.unknown()) });
const manifestOf = (folder: string) => publishedSchema.parse(JSON.parse(readText(`${folder}/package.json`)));

/** The folders of all published packages. */
function publishedFolders(): readonly string[] {
  return globSync("packages/*/package.json", { cwd: root })
    .sort()
    .map((file) => dirname(file))
    .filter((folder) => manifestOf(folder).private !== true);
}

/** The names of all published packages. */
export const publishedNames = (): readonly string[] => publishedFolders().map((folder) => manifestOf(folder).name);

/** The folders of all packages that shops import; the others are command line tools. */
export const libraryFolders = (): readonly string[] =>
  publishedFolders().filter((folder) => manifestOf(folder).bin === undefined);

/** Packs every published package into a folder, as for a registry. */
export async function packAll(tarballs: string): Promise<void> {
  mkdirSync(tarballs, { recursive: true });
  const packed = await Promise.all(
    publishedFolders().map(async (folder) => ({
      folder,
      ...(await runCommand(bin("pnpm"), ["pack", "--pack-destination", tarballs], { cwd: join(root, folder) })),
    })),
  );
  for (const { folder, status, output } of packed) {
    if (status !== 0) throw new Error(`${folder} could not be packed: ${output}`);
  }
}

/** Writes files by their relative paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The input of an installation. */
export interface Installation {
  readonly folder: string;
  readonly registry: string;
  /** Versions or tags by name; packages not listed are installed only as dependencies. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Whether a missing or mismatched peer dependency fails; default: if the shop has React. */
  readonly isStrict?: boolean;
}

/** pnpm's store for the repository. */
export function storeFolder(): string {
  const file = join(root, "node_modules/.modules.yaml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const [, found = ""] = /"?storeDir"?:\s*"?([^"\n,]+)/.exec(text) ?? [];
  if (found === "") throw new Error("node_modules does not say where pnpm keeps what it has unpacked.");
  return found;
}

/**
 * Installs in the strictest way: nothing is hoisted, so that a package sees only its declared dependencies, and a
 * missing or mismatched peer fails. A shop without React only gets warnings about the peers of components.
 */
export async function installWithPnpm(installation: Installation): Promise<Outcome> {
  const { folder, registry, dependencies, isStrict = "react" in dependencies } = installation;
  const settings = [
    `registry: ${registry}/`,
    `storeDir: ${storeFolder()}`,
    `cacheDir: ${join(folder, ".cache")}`,
    "autoInstallPeers: false",
    `strictPeerDependencies: ${String(isStrict)}`,
    "hoist: false",
    "minimumReleaseAge: 0",
    "pmOnFail: ignore",
    "strictDepBuilds: false",
    "",
  ];
  writeFiles(folder, {
    "package.json": JSON.stringify({ name: "stranger", private: true, type: "module", dependencies }, null, 2),
    "pnpm-workspace.yaml": settings.join("\n"),
  });
  return runCommand(bin("pnpm"), ["install", "--ignore-scripts", "--config.update-notifier=false"], { cwd: folder });
}
