import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPacked, readPackedNow, writePacked } from "./packedFile.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-packed-"));
const file = join(folder, "value");
afterAll(() => rmSync(folder, { recursive: true }));

const shared = { name: "Tvättmaskiner – 7 kg" };
const value = {
  list: [1, "två", null, true],
  byId: new Map([[7, shared]]),
  byName: new Map([["tvatt", shared]]),
  bytes: Uint8Array.of(1, 2, 3),
  shorts: Uint16Array.of(1, 65_535, 3),
  words: new Uint32Array([9, 8, 7, 4_294_967_295]).subarray(1),
  reals: Float64Array.of(Number.NaN, -0.5, Infinity),
  none: new Uint32Array(),
};

it("reads back what was written, including typed arrays and maps", async () => {
  await writePacked(file, value);
  expect(await readPacked(file)).toEqual(value);
  expect(readPackedNow(file)).toEqual(value);
});

it("copies no array, and keeps shared references", async () => {
  await writePacked(file, [value.words, value.reals, shared, shared]);
  const read = await readPacked(file);
  expect(Array.isArray(read) && read[0].buffer === read[1].buffer && read[2] === read[3]).toBe(true);
});

it("rejects functions and unsupported kinds", async () => {
  await expect(writePacked(file, { run: () => 1 })).rejects.toThrow(/could not be cloned/);
  await expect(writePacked(file, new Int8Array(3))).rejects.toThrow(/Only plain values/);
});
