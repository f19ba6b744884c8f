import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { shapesOf } from "./apiShapes.ts";
import { codeDoors } from "../roomCosts.ts";

/** An exported name of an entry point with its declaration, without comments. */
export interface ApiEntry {
  readonly door: string;
  readonly name: string;
  readonly signature: string;
  /** The declaration as published, with the comments on its members. */
  readonly declaration: string;
  /** The declaration file of the entry point. */
  readonly file: string;
  /** First sentences of its docblock; empty if there are none. */
  readonly says: string;
}

/** The end of a declaration that begins at `start`: its last brace, or a semicolon outside of all brackets. */
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

/** Blanks out comments, keeping all offsets: an apostrophe in a comment must not begin a string. */
const withEmptyComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The text of the docblock right above a declaration. */
function docAbove(text: string, start: number): string {
  const block = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start))?.[1] ?? "";
  return inOneLine(block.replaceAll(/^\s*\* ?/gm, "").split(/\n\s*@/)[0] ?? "");
}

type Found = Pick<ApiEntry, "signature" | "declaration" | "says">;

/** The declaration of a name in a `.d.ts` file. Overloads are joined. */
function declarationOf(text: string, name: string): Found | null {
  const begin = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) ${name.replace("$", "\\$")}\\b`,
    "gm",
  );
  const found = [...text.matchAll(begin)].map(({ index }) => index);
  if (found.length === 0) return null;
  const code = withEmptyComments(text);
  const parts = found.map((start) => text.slice(start, endOf(code, start)));
  const signature = parts.map((part) => inOneLine(withoutComments(part))).join("\n");
  const plain = (written: string): string => written.replaceAll(/^export (?:declare )?/gm, "");
  return { signature: plain(signature), declaration: plain(parts.join("\n")), says: docAbove(text, found[0] ?? 0) };
}

interface Reference {
  readonly name: string;
  readonly local: string;
  readonly file: string;
}

/** The names that a declaration file re-exports from others. */
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

function find(file: string, name: string): Found {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the packages first.`);
  const text = readFileSync(file, "utf8");
  const own = declarationOf(text, name);
  if (own !== null) return own;
  const next = references(text).find((one) => one.name === name);
  if (next === undefined) throw new Error(`${file} exports ${name} in a way that is not understood.`);
  return find(join(dirname(file), next.file.replace(/\.js$/, ".d.ts")), next.local);
}

/** Everything that the packages export by name, by entry point. Needs the packages to be built. */
export function apiEntries(): readonly ApiEntry[] {
  return codeDoors().flatMap(({ name: door, file }) => {
    const declarations = file.replace(/\.js$/, ".d.ts");
    const text = readFileSync(declarations, "utf8");
    const own = [
      ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm),
    ];
    const names = new Set([...own.map(([, name = ""]) => name), ...references(text).map(({ name }) => name)]);
    return [...names].sort().map((name) => ({ door, name, file: declarations, ...find(declarations, name) }));
  });
}

/** Long signatures, nearly always of schemas, are kept as their beginning and a checksum of the whole. */
function shortened(signature: string): string {
  if (signature.length <= 900) return signature;
  return `${signature.slice(0, 200)} … ${createHash("sha256").update(signature).digest("hex").slice(0, 16)}`;
}

/** Signatures by `entry-point name`, as compared between releases. */
export function signatures(entries: readonly ApiEntry[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ door, name, signature }) => [`${door} ${name}`, shortened(signature)]));
}

/** The package of an entry point, without its scope. */
export const ownerOf = (door: string): string => door.split("/")[1] ?? "";

const isSchema = ({ declaration }: ApiEntry): boolean => /^const \w+: z\.ZodMini/.test(declaration);
const isReadOff = ({ declaration }: ApiEntry): boolean =>
  /^type \w+ =[^;]*\bz\.(?:output|infer|input)</.test(declaration);

/** The type defined by a schema of the same entry point, such as `Cart` of `cartSchema`. */
function typeOfSchema({ door, name }: ApiEntry, entries: readonly ApiEntry[]): string | null {
  const reads = new RegExp(`^type \\w+ = (?:Readonly<)?z\\.output<typeof ${name}>>?;$`);
  return entries.find((one) => one.door === door && reads.test(one.declaration))?.name ?? null;
}

/** Replacements for declarations that hide their content: types inferred from schemas, and long schemas. */
export function writtenOut(entries: readonly ApiEntry[]): ReadonlyMap<ApiEntry, string> {
  const short = new Map(
    entries.filter(isSchema).flatMap((entry) => {
      const type = typeOfSchema(entry, entries);
      return type === null ? [] : [[entry, `const ${entry.name}: z.ZodMiniType<${type}>;`] as const];
    }),
  );
  const wanted = entries.filter((entry) => isReadOff(entry) || (isSchema(entry) && !short.has(entry)));
  const shapes = shapesOf(
    wanted.map((entry) => {
      const { door, name, file } = entry;
      return { id: `${door} ${name}`, file, name, kind: isSchema(entry) ? "schema" : "type" };
    }),
    new Map(entries.map(({ file, door }) => [file, door])),
  );
  const whole = wanted.map((entry) => {
    const shape = shapes.get(`${entry.door} ${entry.name}`) ?? "";
    return [
      entry,
      isSchema(entry) ? `const ${entry.name}: z.ZodMiniType<${shape}>;` : `type ${entry.name} = ${shape};`,
    ] as const;
  });
  return new Map([...short, ...whole]);
}

/** A declaration without what only its file can resolve: names of relative modules, and those that expand types. */
const withoutModules = (code: string): string => code.replaceAll(/\b(?:door\d+|import\("\.[^"]*"\))\./g, "");

/** The API page of a package: every entry point with its names, descriptions, signatures and members. */
export function apiPage(owner: string, entries: readonly ApiEntry[], shown: ReadonlyMap<ApiEntry, string>): string {
  const doors = [...new Set(entries.map(({ door }) => door))];
  const lines = doors.flatMap((door) => [
    `## \`${door}\``,
    "",
    ...entries
      .filter((entry) => entry.door === door)
      .flatMap((entry) => {
        const code = withoutModules(shown.get(entry) ?? entry.declaration).replaceAll(/^( {4})+/gm, (deep) =>
          "  ".repeat(deep.length / 4),
        );
        return [`### ${entry.name}`, "", ...(entry.says === "" ? [] : [entry.says, ""]), "```ts", code, "```", ""];
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
