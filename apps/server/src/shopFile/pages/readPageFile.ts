import { LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import { describeIssues } from "../describeIssues.ts";
import type { FileProblem, ReadFile } from "../FileProblem.ts";
import { placeIn } from "../readJsonFile.ts";
import { wordsSchema } from "../schema/values.ts";
import { renderMarkdown } from "./renderMarkdown.ts";

const headSchema = z.strictObject({
  title: wordsSchema,
  heading: wordsSchema.optional(),
  description: z.string().default(""),
  address: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "an address such as kopvillkor")
    .optional(),
  draft: z.boolean().default(false),
});

/** A page in the folder `pages`. */
export interface PageFile {
  readonly file: string;
  /** The end of its address, after `/sidor/`. */
  readonly slug: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly html: string;
  /** Whether it is still the supplied text, not yet confirmed by the shop. */
  readonly isDraft: boolean;
}

const headPattern = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const wordPattern = /\{\{\s*([\w.]+)\s*\}\}/g;

type Head = ReadFile<z.output<typeof headSchema>>;

/** Reads the YAML between the two lines of hyphens. */
function readHead(file: string, yaml: string): Head {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, text: string): FileProblem => {
    const { line, col } = lines.linePos(offset);
    // A line of hyphens precedes the YAML.
    return { file, line: line + 1, column: col, text };
  };
  const [broken] = document.errors;
  if (broken !== undefined) return { ok: false, problems: [at(broken.pos[0], `${broken.message}.`)] };
  const result = headSchema.safeParse(document.toJS() ?? {}, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  const problems = describeIssues(headSchema, result.error).map(({ path, key, text }) => {
    const value = document.getIn(key === null ? path : [...path, key], true);
    const range = value !== null && typeof value === "object" && "range" in value ? value.range : null;
    return at(Array.isArray(range) && typeof range[0] === "number" ? range[0] : 0, text);
  });
  return { ok: false, problems };
}

/** Finds names in {{ }} without a value. */
function unknownWords(file: string, text: string, words: ReadonlyMap<string, string>): readonly FileProblem[] {
  return [...text.matchAll(wordPattern)]
    .filter(([, name = ""]) => !words.has(name))
    .map((match) => ({
      file,
      ...placeIn(text, match.index),
      text: `{{${match[1]}}} stands for nothing. Possible: ${[...words.keys()].join(", ")}.`,
    }));
}

/** Reads a Markdown page whose head is between two lines of hyphens; `words` replace the names in {{ }}. */
export function readPageFile(file: string, text: string, words: ReadonlyMap<string, string>): ReadFile<PageFile> {
  const match = headPattern.exec(text);
  if (match === null || match.index !== 0) {
    const said = "A page begins with a line ---, then `title: …`, then a line ---.";
    return { ok: false, problems: [{ file, line: 1, column: 1, text: said }] };
  }
  const head = readHead(file, match[1] ?? "");
  const unknown = unknownWords(file, text, words);
  if (!head.ok) return { ok: false, problems: [...head.problems, ...unknown] };
  if (unknown.length > 0) return { ok: false, problems: unknown };
  const { title, heading = title, description, address, draft } = head.value;
  const body = text.slice(match[0].length).replaceAll(wordPattern, (_whole, name: string) => words.get(name) ?? "");
  const slug = address ?? file.replace(/^pages\//, "").replace(/\.md$/, "");
  return { ok: true, value: { file, slug, title, heading, description, html: renderMarkdown(body), isDraft: draft } };
}
