import { describe, expect, it } from "vitest";
import { genericClaims } from "../../apps/server/src/texts/advertising/genericClaims.ts";
import { readText, repositoryFiles } from "./repository.ts";

const code = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const maySpeakSwedish = /\/(texts|fixtures|seed|data|testing)\/|\.(stories|test)\.tsx?$|^tests\/|\/bench\//;
/** The unit of amounts has no English name. */
const unit = /(?<!\p{L})öre(?!\p{L})/giu;
/** A line of a comment that is too long; the exceptions from lint rules are read in one line. */
const longComment = /^(?=.{121})\s*(?:\/\/|\{?\/?\*)(?!.*oxlint-disable)/u;

describe("language of the code", () => {
  it("keeps Swedish words in texts, stories, fixtures and data", () => {
    const speaking = code.filter(
      (file) => !maySpeakSwedish.test(file) && /[åäöÅÄÖ]/.test(readText(file).replaceAll(unit, "")),
    );
    expect(speaking).toEqual([]);
  });

  it("breaks the lines of comments at 120 characters, as the formatter does those of code", () => {
    const long = code.flatMap((file) =>
      readText(file)
        .split("\n")
        .flatMap((line, index) => (longComment.test(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
});

describe("claims about the environment", () => {
  // Code that detects such claims must contain them.
  const own = code.filter(
    (file) =>
      /\/(texts|seed|fixtures)\/|\.stories\.tsx?$/.test(file) && !/\.test\.tsx?$|\/texts\/advertising\//.test(file),
  );

  it("are in no text, story, fixture or data", () => {
    expect(own.length).toBeGreaterThan(50);
    const claims = own.flatMap((file) =>
      readText(file)
        .split("\n")
        .flatMap((line) => genericClaims(line).map(({ words }) => `${file}: ${words}`)),
    );
    // This tag is prescribed literally by the contract of the reference data.
    expect(claims.filter((claim) => !claim.endsWith(": Miljöval"))).toEqual([]);
  });
});
