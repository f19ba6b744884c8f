import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import * as z from "zod/mini";
import { readText, root } from "../outside/repository.ts";

/** A local registry with our tarballs and everything installed from the lockfile. */
export interface LocalRegistry {
  /** For pnpm: packages in the lockfile come from pnpm's store by checksum, and are never sent. */
  readonly address: string;
  /** For any client: every tarball is packed from what is installed here. */
  readonly packingAddress: string;
  /** Names that were requested but are not available. */
  readonly missing: readonly string[];
  readonly close: () => Promise<void>;
}

const manifestSchema = z.looseObject({ name: z.string(), version: z.string() });
type Manifest = z.infer<typeof manifestSchema>;

interface Entry {
  readonly manifest: Manifest;
  /** A folder to pack, or a tarball. */
  readonly source: string;
  readonly integrity: string | null;
}

/** Checksums in the lockfile, by `name@version`. */
function lockedIntegrities(): ReadonlyMap<string, string> {
  const found = readText("pnpm-lock.yaml").matchAll(
    /^ {2}'?([^\s'(]+@[^\s'(:]+)'?:\n {4}resolution: \{integrity: ([^,}]+)/gm,
  );
  return new Map([...found].map(([, id = "", integrity = ""]) => [id, integrity]));
}

/** Every package installed for the repository, including transitive ones. */
function installedPackages(): readonly Entry[] {
  const integrities = lockedIntegrities();
  return globSync(["node_modules/.pnpm/*/node_modules/*", "node_modules/.pnpm/*/node_modules/@*/*"], { cwd: root })
    .filter((folder) => !basename(folder).startsWith("@") && !basename(folder).startsWith("."))
    .map((folder) => join(root, folder))
    .filter((folder) => !lstatSync(folder).isSymbolicLink())
    .map((source) => {
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(source, "package.json"), "utf8")));
      return { manifest, source, integrity: integrities.get(`${manifest.name}@${manifest.version}`) ?? null };
    });
}

function packedPackages(tarballs: string): readonly Entry[] {
  return readdirSync(tarballs).map((file) => {
    const source = join(tarballs, file);
    const { stdout } = spawnSync("tar", ["-xzOf", source, "package/package.json"], { encoding: "utf8" });
    const integrity = `sha512-${createHash("sha512").update(readFileSync(source)).digest("base64")}`;
    return { manifest: manifestSchema.parse(JSON.parse(stdout)), source, integrity };
  });
}

/** The registry metadata of a package: all of its available versions. */
function packument(entries: readonly Entry[], address: string, isPacking: boolean): string {
  const versions = entries.map(({ manifest, integrity, source }) => {
    const isTarball = source.endsWith(".tgz");
    const tarball = `${address}/-/${encodeURIComponent(manifest.name)}/${manifest.version}.tgz`;
    const dist = { tarball, ...(integrity !== null && (isTarball || !isPacking) ? { integrity } : {}) };
    const { scripts, devDependencies: _devDependencies, ...rest } = manifest;
    // pnpm's store has built packages already; repacked ones are built again.
    if (isPacking) return [manifest.version, { ...rest, scripts, dist }] as const;
    return [manifest.version, { ...rest, dist }] as const;
  });
  const name = entries[0]?.manifest.name;
  const latest = versions.at(-1)?.[0];
  const time = Object.fromEntries(versions.map(([version]) => [version, "2020-01-01T00:00:00.000Z"]));
  return JSON.stringify({ name, "dist-tags": { latest }, versions: Object.fromEntries(versions), time });
}

/**
 * Packs a folder as a registry does, with everything below `package/`. Identical files share an inode here but not
 * there.
 */
function pack({ source }: Entry, folder: string): Buffer {
  if (source.endsWith(".tgz")) return readFileSync(source);
  const file = join(folder, `${createHash("sha1").update(source).digest("hex")}.tar.gz`);
  const args = [
    "-C",
    dirname(source),
    "--exclude=node_modules",
    "--hard-dereference",
    "--transform",
    `s,^${basename(source)},package,`,
  ];
  const packed = spawnSync("tar", [...args, "-I", "gzip -1", "-cf", file, basename(source)], { encoding: "utf8" });
  if (packed.status !== 0) throw new Error(`${source} could not be packed: ${packed.stderr}`);
  return readFileSync(file);
}

const byVersion = (a: Entry, b: Entry): number =>
  a.manifest.version.localeCompare(b.manifest.version, "en", { numeric: true });

/** Versions of every package by name, in version order; the first entry of a version wins. */
function byName(all: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of all) {
    const entries = found.get(entry.manifest.name) ?? [];
    if (!entries.some(({ manifest }) => manifest.version === entry.manifest.version)) entries.push(entry);
    found.set(entry.manifest.name, entries.sort(byVersion));
  }
  return found;
}

/** Starts a registry that needs no network; `tarballs` is a folder with our packages as published. */
export async function startLocalRegistry(tarballs: string): Promise<LocalRegistry> {
  const packages = byName([...packedPackages(tarballs), ...installedPackages()]);
  const folder = mkdtempSync(join(tmpdir(), "torg-registry-"));
  const missing: string[] = [];
  let address = "";
  const answer = (url: string, response: ServerResponse): void => {
    const isPacking = url.startsWith("/packing/");
    const path = decodeURIComponent(url.replace(/^\/packing/, "").split("?")[0] ?? "");
    const [, name = "", version = ""] = /^\/-\/(.+)\/([^/]+)\.tgz$/.exec(path) ?? [];
    const entries = packages.get(version === "" ? path.slice(1) : name) ?? [];
    if (version !== "") {
      const entry = entries.find(({ manifest }) => manifest.version === version);
      if (entry !== undefined) return void response.end(pack(entry, folder));
    } else if (entries.length > 0) {
      response.setHeader("content-type", "application/json");
      return void response.end(packument(entries, isPacking ? `${address}/packing` : address, isPacking));
    }
    missing.push(path);
    response.writeHead(404).end("{}");
  };
  const server = createServer(({ url = "/" }, response) => answer(url, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  return {
    address,
    packingAddress: `${address}/packing`,
    missing,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
