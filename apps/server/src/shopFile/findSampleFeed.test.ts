import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { findSampleFeed } from "./findSampleFeed.ts";

const template = fileURLToPath(new URL("../../../../packages/create-torg/template", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "torg-sample-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the sample feed of a new shop", () => {
  it("is reported as long as it is there, but not another feed of that name or a missing one", () => {
    expect(findSampleFeed(template)).toEqual([
      "feed/products.xml is still that of a new shop: put your own feed beside it and take it away.",
    ]);
    expect(findSampleFeed(folder)).toEqual([]);
    mkdirSync(join(folder, "feed"));
    writeFileSync(join(folder, "feed/products.xml"), "<rss><channel></channel></rss>");
    expect(findSampleFeed(folder)).toEqual([]);
  });
});
