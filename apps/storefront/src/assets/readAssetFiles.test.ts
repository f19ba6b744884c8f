import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readAssetFiles } from "./readAssetFiles.ts";

it("reads files with their compressed versions and leaves out unknown types", () => {
  const folder = mkdtempSync(join(tmpdir(), "torg-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a-1.js"), "let a;");
  writeFileSync(join(folder, "a-1.js.br"), "small");
  writeFileSync(join(folder, "manifest.json"), "{}");

  const files = readAssetFiles(folder, "/build/", { isHashed: true });

  expect([...files.keys()]).toEqual(["/build/a-1.js"]);
  expect(files.get("/build/a-1.js")).toMatchObject({
    type: "text/javascript; charset=utf-8",
    cacheControl: "public, max-age=31536000, immutable",
    br: Buffer.from("small"),
    gzip: null,
  });
  expect(readAssetFiles(folder, "/", { isHashed: false }).get("/a-1.js")?.cacheControl).toBe("public, max-age=86400");
});
