import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startLocalRegistry } from "./localRegistry.ts";
import { packAll } from "./strangerShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Our packages as published, in a folder and in a registry that needs no network. */
    readonly market: {
      readonly folder: string;
      readonly tarballs: string;
      readonly registry: string;
      readonly packing: string;
    };
  }
}

/** Packs every published package once and provides them to all tests. */
export default async function openRegistry({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "torg-strangers-"));
  // PostgreSQL refuses to run as root, so its user must be able to reach its programs.
  chmodSync(folder, 0o755);
  const tarballs = join(folder, "tarballs");
  await packAll(tarballs);
  const registry = await startLocalRegistry(tarballs);
  provide("market", { folder, tarballs, registry: registry.address, packing: registry.packingAddress });
  return async () => {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
