import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

const code = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const maySpeakSwedish = /\/(texts|fixtures|seed|data|testing)\/|\.(stories|test)\.tsx?$|^tests\/|\/bench\//;

describe("language of the code", () => {
  it("keeps Swedish words in texts, stories, fixtures and data", () => {
    const speaking = code.filter((file) => !maySpeakSwedish.test(file) && /[åäöÅÄÖ]/.test(readText(file)));
    expect(speaking).toEqual([]);
  });
});

describe("what the repository tells of itself", () => {
  const texts = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css|json|md|yaml|yml|sql|html|svg)$/.test(file));

  it("holds no path of a machine", () => {
    const leaking = texts.filter(
      (file) =>
        file !== "tests/outside/language.test.ts" &&
        /\/(work|home\/\w+|root|Users\/\w+)\/(main|shared|torg)/.test(readText(file)),
    );
    expect(leaking).toEqual([]);
  });

  it("holds no download address in the lockfile", () => {
    expect(readText("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
  });

  it("marks nothing as unfinished", () => {
    const marked = code.filter(
      (file) => file !== "tests/outside/language.test.ts" && /\b(TODO|FIXME|XXX|HACK)\b/.test(readText(file)),
    );
    expect(marked).toEqual([]);
  });

  it("skips no test", () => {
    const skipping = code.filter(
      (file) => /\.test\.tsx?$/.test(file) && /\b(it|test|describe)\.(skip|only|todo)\b/.test(readText(file)),
    );
    expect(skipping.filter((file) => file !== "tests/outside/language.test.ts")).toEqual([]);
  });
});
