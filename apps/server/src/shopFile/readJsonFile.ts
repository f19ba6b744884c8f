import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type * as z from "zod";
import { describeIssues } from "./describeIssues.ts";
import type { FileProblem, ReadFile } from "./FileProblem.ts";

/** Line and column of an offset in a text, from 1. */
export function placeIn(text: string, offset: number): Pick<FileProblem, "line" | "column"> {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - start + 1 };
}

/** The innermost node of a path that exists in the file; a missing property is reported at its parent. */
function nodeAt(tree: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length).map((step) => (typeof step === "number" ? step : String(step)));
    const node = findNodeAtLocation(tree, steps);
    if (node !== undefined) return node;
  }
  return tree;
}

/** The node of a property name in an object. */
function keyAt(tree: Node, path: readonly PropertyKey[], key: string): Node {
  const value = nodeAt(tree, [...path, key]);
  return value.parent?.type === "property" ? (value.parent.children?.[0] ?? value) : value;
}

const words = (error: ParseError): string =>
  printParseErrorCode(error.error)
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

/** Property names that occur twice in an object; JSON would silently take the last. */
function doubledNames(node: Node): readonly Node[] {
  const names = new Set<string>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    const isDouble = key !== undefined && names.has(String(key.value));
    if (key !== undefined) names.add(String(key.value));
    return [...(isDouble ? [key] : []), ...doubledNames(child)];
  });
}

const inOrder = (problems: readonly FileProblem[]): readonly FileProblem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

/** Finds the position of a path in the text of a file. */
export type FindPlace = (path: readonly PropertyKey[]) => Pick<FileProblem, "line" | "column">;

/** Reads a JSON file with its schema; every problem has its line and column. */
export function readJsonFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ReadFile<{ readonly value: z.output<Schema>; readonly placeOf: FindPlace }> {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const at = (offset: number, problem: string): FileProblem => ({ file, ...placeIn(text, offset), text: problem });
  if (tree === undefined || errors.length > 0) {
    return { ok: false, problems: errors.map((error) => at(error.offset, `This is no JSON: ${words(error)}.`)) };
  }
  const doubled = doubledNames(tree).map((key) => at(key.offset, `${getNodePath(key).join(".")} stands here twice.`));
  const result = schema.safeParse(JSON.parse(text), { reportInput: true });
  const issues = result.success ? [] : describeIssues(schema, result.error);
  const problems = issues.map(({ path, key, text: problem }) =>
    at((key === null ? nodeAt(tree, path) : keyAt(tree, path, key)).offset, problem),
  );
  if (!result.success || doubled.length > 0) return { ok: false, problems: inOrder([...doubled, ...problems]) };
  return {
    ok: true,
    value: { value: result.data, placeOf: (path) => placeIn(text, nodeAt(tree, path).offset) },
  };
}
