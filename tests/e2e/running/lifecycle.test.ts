import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startShop } from "../shops/startShop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "torg-lifecycle-"));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("a shop of one's own", () => {
  it("opens without products, stops cleanly and opens again on the same folder", async () => {
    const first = await startShop({ data: "empty", dataDir });
    const page = await fetch(first.address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('lang="sv"');
    expect((await fetch(`${first.address}/finns-inte`)).status).toBe(404);
    expect(await first.stop()).toBe(0);
    const again = await startShop({ data: "empty", dataDir });
    expect((await fetch(`${again.address}/sidor/kopvillkor`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });
});
