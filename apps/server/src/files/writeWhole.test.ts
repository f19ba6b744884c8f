import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeWhole } from "./writeWhole.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-files-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("writes a file into folders that do not exist yet, and over an earlier one", async () => {
  const file = join(folder, "a/b/letter.eml");
  await writeWhole(file, Buffer.from("first"));
  await writeWhole(file, Buffer.from("second"), { flush: true });
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(readdirSync(join(folder, "a/b"))).toEqual(["letter.eml"]);
});

it("leaves nothing behind when it cannot write there", async () => {
  mkdirSync(join(folder, "taken/letter.eml"), { recursive: true });
  await expect(writeWhole(join(folder, "taken/letter.eml"), Buffer.from("x"))).rejects.toThrow();
  expect(readdirSync(join(folder, "taken"))).toEqual(["letter.eml"]);
});
