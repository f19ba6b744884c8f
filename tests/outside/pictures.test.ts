import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readText, root } from "./repository.ts";

const folder = "apps/storybook/pictures";
const looks = ["standard-light", "team-workwear-dark"];

const dashed = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/([a-z])(\d)/gi, "$1-$2")
    .replace(/(\d)([a-z])/gi, "$1-$2")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");

/**
 * The names of the pictures: Storybook's identifiers of the stories of the kit and of whole pages, by title and export.
 */
const stories = globSync(["packages/ui/src/*/*.stories.tsx", "apps/storybook/pages/*.stories.tsx"], { cwd: root })
  .map(readText)
  .flatMap((text) => {
    const title = /title: "(Kit\/[^"]+|Pages\/Whole pages)"/.exec(text)?.[1];
    if (title === undefined) return [];
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
    const kit = title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");
    // Picture files have one dash where the identifier has two.
    return names.map((name) => `${kit}-${dashed(name)}`);
  })
  .sort();

describe.each(looks)("the pictures in %s", (look) => {
  it("belong to every story of the kit and to whole pages, and to nothing else", () => {
    expect(stories.length).toBeGreaterThan(100);
    const taken = globSync(`${folder}/${look}/*.png`, { cwd: root }).map((file) => basename(file, ".png"));
    expect(taken.sort()).toEqual(stories);
  });
});

describe("the folder of pictures", () => {
  it("contains no other look and says what the pictures were taken with", () => {
    const found = globSync(`${folder}/**/*.png`, { cwd: root }).map((file) => basename(dirname(file)));
    expect([...new Set(found)].sort()).toEqual(looks);
    const platform = z.object({ system: z.string(), processor: z.string(), chromium: z.int() });
    expect(existsSync(join(root, folder, "platform.json"))).toBe(true);
    expect(platform.safeParse(JSON.parse(readText(`${folder}/platform.json`))).success).toBe(true);
  });
});
