import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeDoors } from "./roomCosts.ts";

/** One exported name of a door, as its declaration says it, without comments. */
export interface ApiEntry {
  readonly door: string;
  readonly name: string;
  readonly signature: string;
  /** First sentences of its docblock; empty when it has none. */
  readonly says: string;
}

/** Where a declaration that begins at `start` ends: at its last brace, or at a semicolon outside of all brackets. */
function endOf(text: string, start: number): number {
  const isBlock = /^export (?:declare )?(?:abstract )?(?:interface|class|enum) /.test(text.slice(start, start + 60));
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"' || sign === "'" || sign === "`") {
      const close = text.indexOf(sign, at + 1);
      if (close === -1) return text.length;
      at = close;
    } else if ("{([".includes(sign)) depth += 1;
    else if ("})]".includes(sign)) {
      depth -= 1;
      if (depth === 0 && isBlock && sign === "}") return at + 1;
    } else if (sign === ";" && depth === 0) return at + 1;
  }
  return text.length;
}

/** The same text, letter under letter, with nothing in its comments: an apostrophe in there begins no string. */
const withEmptyComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What the docblock right above a declaration says. */
function docAbove(text: string, start: number): string {
  const block = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start))?.[1] ?? "";
  return inOneLine(block.replaceAll(/^\s*\* ?/gm, "").split(/\n\s*@/)[0] ?? "");
}

/** The declaration of a name in a `.d.ts` file. Overloads stand one after the other. */
function declarationOf(text: string, name: string): { readonly signature: string; readonly says: string } | null {
  const begin = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) ${name.replace("$", "\\$")}\\b`,
    "gm",
  );
  const found = [...text.matchAll(begin)].map(({ index }) => index);
  if (found.length === 0) return null;
  const code = withEmptyComments(text);
  const parts = found.map((start) => inOneLine(withoutComments(text.slice(start, endOf(code, start)))));
  return { signature: parts.join("\n").replaceAll(/^export (?:declare )?/gm, ""), says: docAbove(text, found[0] ?? 0) };
}

interface Reference {
  readonly name: string;
  readonly local: string;
  readonly file: string;
}

/** The names that a declaration file hands on from others. */
function references(text: string): readonly Reference[] {
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from ["'](\.[^"']+)["']/g)].flatMap(
    ([, names = "", file = ""]) =>
      names
        .split(",")
        .map((one) => one.trim().replace(/^type /, ""))
        .filter((one) => one !== "")
        .map((one) => {
          const [local = "", name = local] = one.split(/\s+as\s+/);
          return { name, local, file };
        }),
  );
}

function find(file: string, name: string): { readonly signature: string; readonly says: string } {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the packages first.`);
  const text = readFileSync(file, "utf8");
  const own = declarationOf(text, name);
  if (own !== null) return own;
  const next = references(text).find((one) => one.name === name);
  if (next === undefined) throw new Error(`${file} exports ${name} in a way that is not understood.`);
  return find(join(dirname(file), next.file.replace(/\.js$/, ".d.ts")), next.local);
}

/** Everything that the packages export by name, door by door. Needs the packages to be built. */
export function apiEntries(): readonly ApiEntry[] {
  return codeDoors().flatMap(({ name: door, file }) => {
    const declarations = file.replace(/\.js$/, ".d.ts");
    const text = readFileSync(declarations, "utf8");
    const own = [
      ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm),
    ];
    const names = new Set([...own.map(([, name = ""]) => name), ...references(text).map(({ name }) => name)]);
    return [...names].sort().map((name) => ({ door, name, ...find(declarations, name) }));
  });
}

/** A long signature, nearly always of a schema, is kept as its beginning and a checksum of all of it. */
function shortened(signature: string): string {
  if (signature.length <= 900) return signature;
  return `${signature.slice(0, 200)} … ${createHash("sha256").update(signature).digest("hex").slice(0, 16)}`;
}

/** Signatures by `door name`, as they are compared from release to release. */
export function signatures(entries: readonly ApiEntry[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ door, name, signature }) => [`${door} ${name}`, shortened(signature)]));
}

/** The package that a door belongs to, without its scope. */
export const ownerOf = (door: string): string => door.split("/")[1] ?? "";

/** One member a line, where a signature has members of its own. */
function laidOut(signature: string): string {
  if (!/^(?:interface|class) |^(?:type|const) \w+(?: =|:) \{/.test(signature)) return signature;
  let depth = 0;
  let text = "";
  for (const sign of signature) {
    if ("})]".includes(sign)) depth -= 1;
    if (depth === 0 && sign === "}") text = `${text.trimEnd()}\n`;
    text += sign;
    if ("{([".includes(sign)) depth += 1;
    if (depth === 1 && (sign === ";" || (sign === "{" && !text.includes("\n")))) text += "\n ";
  }
  return text.replaceAll(/ +\n/g, "\n");
}

/** The list of a package for people: every door with its names, what they do and how they are called. */
export function apiPage(owner: string, entries: readonly ApiEntry[]): string {
  const doors = [...new Set(entries.map(({ door }) => door))];
  const lines = doors.flatMap((door) => [
    `## \`${door}\``,
    "",
    ...entries
      .filter((entry) => entry.door === door)
      .flatMap(({ name, signature, says }) => {
        const isLong = signature.length > 1500;
        const shown = isLong ? `${signature.slice(0, 1400)} …` : signature;
        return [`### ${name}`, "", ...(says === "" ? [] : [says, ""]), "```ts", laidOut(shown), "```", ""];
      }),
  ]);
  return [
    `# @torg/${owner}: everything that it exports`,
    "",
    "Written by `npm run packages -- --update` from the declarations that are published; a test keeps it true.",
    "",
    ...lines,
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}
