import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** The doors that words of a feature go through: the index of its room of words, or of a package of one room. */
const doors = repositoryFiles().filter((file) => /^packages\/[a-z-]+\/src\/(?:texts\/)?index\.ts$/.test(file));

const featureOf = (door: string): string => door.split("/")[1] ?? "";

/** The values that a door re-exports out of files of words. */
function wordsOf(door: string): readonly string[] {
  const isRoom = door.endsWith("/texts/index.ts");
  return [...readText(door).matchAll(/^export \{([^}]*)\} from "([^"]+)";/gm)]
    .filter(([, , from]) => isRoom || /\/texts\/\w*[sS]v\.ts$/.test(from ?? ""))
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));
}

/** What the words of a feature may be called: the object, its half that comes later, and its set for quotes. */
function allowedOf(door: string): readonly string[] {
  const feature = featureOf(door).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const capital = `${feature.slice(0, 1).toUpperCase()}${feature.slice(1)}`;
  return [`${feature}Texts`, `later${capital}Texts`, `quote${capital}Texts`];
}

describe("the words of a feature", () => {
  const speaking = doors.filter((door) => wordsOf(door).length > 0);

  it("are found in every feature that a shopper meets", () => {
    expect(speaking.map(featureOf)).toEqual(expect.arrayContaining(["cart", "catalog", "checkout", "feed", "stores"]));
  });

  it.each(speaking)("are one object with at most one later half and one set for quotes: %s", (door) => {
    expect(wordsOf(door).filter((name) => !allowedOf(door).includes(name))).toEqual([]);
  });
});
