import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { recurringStates } from "./recurringStates.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const stories = globSync("*/src/react/**/*.stories.tsx", { cwd: packages })
  .map((file) => readFileSync(`${packages}/${file}`, "utf8"))
  .join("\n");

describe("recurring states", () => {
  it.each(Object.keys(recurringStates))("include %s because several parts have it", (state) => {
    const name = state.replaceAll(" ", "");
    expect([...stories.matchAll(new RegExp(`^export const ${name}\\b`, "gm"))].length).toBeGreaterThan(1);
  });
});
