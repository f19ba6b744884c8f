import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** The entry points of texts: the index of a texts room, or of a package with a single room. */
const doors = repositoryFiles().filter((file) => /^packages\/[a-z-]+\/src\/(?:texts\/)?index\.ts$/.test(file));

const featureOf = (door: string): string => door.split("/")[1] ?? "";

/** The values that an entry point re-exports from files of texts. */
function wordsOf(door: string): readonly string[] {
  const isRoom = door.endsWith("/texts/index.ts");
  return [...readText(door).matchAll(/^export \{([^}]*)\} from "([^"]+)";/gm)]
    .filter(([, , from]) => isRoom || /\/texts\/\w*[sS]v\.ts$/.test(from ?? ""))
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));
}

/** Allowed names for the texts of a feature: the object, its later-loaded half, and its set for quotes. */
function allowedOf(door: string): readonly string[] {
  const feature = featureOf(door).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const capital = `${feature.slice(0, 1).toUpperCase()}${feature.slice(1)}`;
  return [`${feature}Texts`, `later${capital}Texts`, `quote${capital}Texts`];
}

describe("the texts of a feature", () => {
  const speaking = doors.filter((door) => wordsOf(door).length > 0);

  it("are found in every feature that a shopper uses", () => {
    expect(speaking.map(featureOf)).toEqual(expect.arrayContaining(["cart", "catalog", "checkout", "feed", "stores"]));
  });

  it.each(speaking)("are one object with at most one later part and one set for quotes: %s", (door) => {
    expect(wordsOf(door).filter((name) => !allowedOf(door).includes(name))).toEqual([]);
  });
});
