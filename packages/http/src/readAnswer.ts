import type * as z from "zod/mini";
import { amountProblem, neededProblem } from "./wireProblems.ts";

declare const console: { warn(message: string): void };

/** A response as parsed by a call's schema, or why no part of it can be used. */
export type AnswerReading<R> =
  | { readonly ok: true; readonly answer: R }
  | { readonly ok: false; readonly problem: string; readonly cause: unknown };

/** Options for reading a response. */
export interface ReadAnswerOptions {
  /** Name of the response in messages to the developer, such as `GET /produkter/filtrera`. */
  readonly name: string;
  /**
   * Called with an English message about unexpected fields, with their paths but never their values. Default: the
   * console.
   */
  readonly report?: ((message: string) => void) | undefined;
}

type Container = object;
type Step = string | number;

interface Issue {
  readonly path: readonly Step[];
  readonly message: string;
}

/** A member on the path to a field. */
interface Link {
  readonly holder: Container;
  readonly key: Step;
  /** Number of path steps that lead here. */
  readonly depth: number;
}

const mostRounds = 20;

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

const steps = (path: readonly PropertyKey[]): readonly Step[] =>
  path.map((step) => (typeof step === "number" ? step : String(step)));

/** The issues of a failed parse; for a union, those of the option that matches deepest. */
function issuesOf(issues: readonly z.core.$ZodIssue[], above: readonly Step[] = []): readonly Issue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...steps(issue.path)];
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ path, message: issue.message }];
    const kinds = issue.errors.map((errors) => issuesOf(errors, path));
    const depth = (kind: readonly Issue[]): number => Math.max(...kind.map((each) => each.path.length));
    return kinds.reduce((deepest, kind) => (depth(kind) > depth(deepest) ? kind : deepest));
  });
}

/** Handles a list that is given bare, or below `data` or its own name, where the schema expects it elsewhere. */
function unwrapped(value: Container, step: Step, name: Step): Omit<Link, "depth"> | null {
  if (typeof step !== "number" || Array.isArray(value)) return null;
  const key = [name, "data"].find((each) => Array.isArray(Reflect.get(value, each)));
  return key === undefined ? null : { holder: value, key };
}

/** The members on the path to a field, as far as they exist. */
function wayTo(root: Container, path: readonly Step[]): readonly Link[] {
  const links: Link[] = [{ holder: root, key: "answer", depth: 0 }];
  let value: unknown = Reflect.get(root, "answer");
  for (const [index, step] of path.entries()) {
    if (!isContainer(value)) return links;
    if (Array.isArray(value) && typeof step === "string") continue;
    const wrapping = unwrapped(value, step, path[index - 1] ?? "");
    if (wrapping !== null) {
      links.push({ ...wrapping, depth: index });
      value = Reflect.get(wrapping.holder, wrapping.key);
    }
    if (!isContainer(value)) return links;
    links.push({ holder: value, key: step, depth: index + 1 });
    value = Reflect.get(value, step);
  }
  return links;
}

/**
 * Removes the smallest part that the schema may accept without, but never the whole response; null if only that is
 * left.
 */
function takeOut(links: readonly Link[]): Link | null {
  const at = links.findLastIndex(({ holder, key }) => Reflect.has(holder, key));
  const link = links[at];
  const above = links[at - 1];
  if (link === undefined || above === undefined) return null;
  const { holder, key } = link;
  if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  // A list that loses its last item must not pass as an empty list: where it is required, the schema then reports it.
  else if (holder.length === 1) Reflect.set(above.holder, above.key, false);
  else holder.splice(Number(key), 1);
  return link;
}

/** Fixes one issue; returns the member that was set or removed, or null if it cannot be fixed. */
function mend(root: Container, { path, message }: Issue): Link | null {
  if (message === neededProblem) return null;
  const links = wayTo(root, path);
  const last = links.at(-1);
  if (message !== amountProblem || last === undefined || last.depth < path.length) return takeOut(links);
  Reflect.set(last.holder, last.key, 0);
  return last;
}

const nameOf = ({ path }: Issue): string => (path.length === 0 ? "The answer" : path.join("."));

/**
 * Reads a response field by field: a value that does not match counts as missing, an invalid amount as 0, and a list
 * entry without a required value is left out. The response cannot be used if a required part does not match, or if a
 * list that is its content would be left without entries.
 */
export function readAnswer<R>(schema: z.ZodMiniType<R>, data: unknown, options: ReadAnswerOptions): AnswerReading<R> {
  const { name, report = (message) => console.warn(message) } = options;
  const first = schema.safeParse(data);
  if (first.success) return { ok: true, answer: first.data };
  const root = { answer: JSON.parse(JSON.stringify(data ?? null)) };
  const odd = new Set<string>();
  let { error } = first;
  for (let round = 0; round < mostRounds; round += 1) {
    const lost = mendAll(root, issuesOf(error.issues), odd);
    if (lost !== null) {
      const problem = `${nameOf(lost)} does not fit (${lost.message}), and nothing else can be used without it.`;
      report(`${name} answered in an unknown shape. ${problem}`);
      return { ok: false, problem, cause: first.error };
    }
    const again = schema.safeParse(root.answer);
    if (again.success) {
      report(`${name} answered what does not fit, which counts as missing (an amount as 0): ${[...odd].join(", ")}.`);
      return { ok: true, answer: again.data };
    }
    error = again.error;
  }
  return { ok: false, problem: "Too much of it does not fit.", cause: first.error };
}

/**
 * Fixes one round of issues, from the last so that list indexes stay valid; returns the issue that cannot be fixed, or
 * null.
 */
function mendAll(root: Container, issues: readonly Issue[], odd: Set<string>): Issue | null {
  const gone = new Set<string>();
  for (const issue of issues.toReversed()) {
    const ways = issue.path.map((_, index) => issue.path.slice(0, index + 1).join("."));
    // Nothing to fix in a part that was removed as a whole.
    if (ways.some((way) => gone.has(way))) continue;
    const mended = mend(root, issue);
    if (mended === null) return issue;
    gone.add(ways[mended.depth - 1] ?? "");
    odd.add(nameOf(issue));
  }
  return null;
}
