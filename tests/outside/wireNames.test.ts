import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Packages whose contract maps the names on the wire to own words. */
const packages = ["cart"];

/** Rooms that speak own words; what stands there in quotes, as a class or a field of a form does, is no name of theirs. */
const rooms = ["domain", "state", "react", "fixtures"];

const quotedOrSaid = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;
const wireName = /\b[a-z]+(?:_[a-z\d]+)+\b/g;

function wireNamesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .flatMap((file) => {
      const said = readFileSync(`${folder}/${file}`, "utf8").replaceAll(quotedOrSaid, "");
      return (said.match(wireName) ?? []).map((name) => `${file}: ${name}`);
    });
}

it.each(packages.flatMap((name) => rooms.map((room) => [name, room] as const)))(
  "no name of the wire stands in %s/%s",
  (name, room) => {
    expect(wireNamesIn(fileURLToPath(new URL(`../../packages/${name}/src/${room}`, import.meta.url)))).toEqual([]);
  },
);
