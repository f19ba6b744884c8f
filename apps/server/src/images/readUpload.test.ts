import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readUpload } from "./readUpload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "torg-upload-"));
const config = { dataDir, dataSet: "reference" } as const;
mkdirSync(join(dataDir, "uploads/own"), { recursive: true });
writeFileSync(join(dataDir, "uploads/own/notice.svg"), "<svg/>");
writeFileSync(join(dataDir, "secret.svg"), "<svg/>");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("readUpload", () => {
  it("reads the shop's own picture unchanged, and those of its data set", async () => {
    const own = await readUpload(config, "/assets/uploads/own/notice.svg");
    expect({ ...own, body: own?.body.toString() }).toEqual({ ending: "svg", type: "image/svg+xml", body: "<svg/>" });
    expect(await readUpload(config, "/assets/uploads/puffs/installation.svg")).not.toBeNull();
  });

  it.each(["", "/assets/uploads/none.svg", "/assets/uploads/../secret.svg", "https://example.se/notice.svg"])(
    "reads nothing for %j",
    async (address) => {
      expect(await readUpload(config, address)).toBeNull();
    },
  );
});
