import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFaultOptions } from "./faultOptions.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { sellThrough } from "./sellThrough.ts";

let shop: FaultShop;
const { seconds } = readFaultOptions();
/** In-memory disks for folders of a cluster, in MB. */
const disks = { "database-1": 800, "database-2": 800, "database-3": 800, files: 64 };

/** Mounts separate disks for folders of a cluster. Requires root. */
function mountDisks(folder: string): () => void {
  const paths = Object.entries(disks).map(([name, size]) => {
    const path = join(folder, name);
    mkdirSync(path);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}m`, "tmpfs", path]);
    return path;
  });
  return () => paths.forEach((path) => execFileSync("umount", [path]));
}

/** Fills the disk of a folder; gives a function that frees it again. */
function fill(folder: string): () => void {
  const file = join(folder, "filler");
  for (const size of [1_000_000, 4096, 512]) {
    const descriptor = openSync(file, "a");
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      closeSync(descriptor);
    }
  }
  return () => rmSync(file);
}

const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  if (isRoot) shop = await openFaultShop({ prepare: mountDisks });
}, 600_000);
afterAll(() => shop.close(), 120_000);

describe.runIf(isRoot)(`a shop with a disk that is full for ${seconds} s`, () => {
  it("sells and can be read while the nodes cannot write a file", async () => {
    const { silence, served } = await sellThrough(shop, {
      fault: `the nodes' disk full for ${seconds} s`,
      async goesWrong() {
        const empty = fill(join(shop.cluster.folder, "files"));
        await pause(seconds * 1000);
        empty();
      },
    });
    expect(silence).toBeLessThanOrEqual(5);
    expect(served).toBeGreaterThanOrEqual(0.99);
  });

  it("loses no order, can be read and sells again soon after the primary has space", async () => {
    const lead = await shop.cluster.primary();
    const { silence, served } = await sellThrough(shop, {
      fault: `the primary's disk full for ${seconds} s`,
      async goesWrong() {
        const empty = fill(join(shop.cluster.folder, lead?.name ?? ""));
        await pause(seconds * 1000);
        empty();
      },
    });
    expect(silence).toBeLessThanOrEqual(seconds + 30);
    expect(served).toBeGreaterThanOrEqual(0.95);
  });
});
