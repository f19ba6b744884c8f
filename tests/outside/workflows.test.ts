import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

const folder = ".github/workflows";
const workflows = repositoryFiles().filter((file) => file.startsWith(`${folder}/`));

/** The steps of a workflow, each from its dash to the next. */
function stepsOf(file: string): readonly string[] {
  const [, steps = ""] = readText(file).split(/^ {4}steps:\n/m);
  return steps.split(/^(?= {6}- )/m).filter((step) => step.trim() !== "");
}

describe("the workflows", () => {
  it("check every pull request like a local clone", () => {
    const text = readText(`${folder}/checks.yml`);
    expect(text).toMatch(/^on:\n {2}pull_request:$/m);
    expect(text).toContain("run: bash .ci/run");
    expect(readText(".ci/run")).toContain("npm test");
  });

  it("send stories to Chromatic with a token, and do nothing else without one", () => {
    const [first = "", ...others] = stepsOf(`${folder}/chromatic.yml`);
    expect(first).toContain("if: env.CHROMATIC_PROJECT_TOKEN == ''");
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((step) => !step.includes("if: env.CHROMATIC_PROJECT_TOKEN != ''"))).toEqual([]);
    expect(others.at(-1)).toContain("run: npm run build-storybook");
  });

  it.each(workflows)("%s runs on a system with a fixed version", (file) => {
    const systems = [...readText(file).matchAll(/runs-on: (\S+)/g)].map(([, system]) => system);
    expect(systems.length).toBeGreaterThan(0);
    expect(systems.filter((system) => !/-\d+\.\d+$/.test(system ?? ""))).toEqual([]);
  });

  it.each(workflows)("%s has only declared permissions", (file) => {
    expect(readText(file)).toMatch(/^permissions:\n(?: {2}[a-z-]+: (?:read|write)\b.*\n)+/m);
  });

  it.each(workflows)("%s runs existing commands", (file) => {
    const known = Object.keys(JSON.parse(readText("package.json")).scripts);
    const named = [...readText(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("are documented where people look for them", () => {
    const pages = ["docs/releasing.md", "docs/storybook.md"].map(readText).join("\n");
    const names = workflows.map((file) => file.slice(folder.length + 1));
    expect(names.filter((name) => !pages.includes(name))).toEqual([]);
  });
});
