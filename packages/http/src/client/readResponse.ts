import type * as z from "zod/mini";
import { repairResponse } from "./repairResponse.ts";
import type { ResponseRoot } from "./responsePath.ts";
import { flattenIssues } from "../zodIssues.ts";
import type { Issue } from "../zodIssues.ts";

declare const console: { warn(message: string): void };

/** A response as parsed by a call's schema, or why no part of it can be used. */
export type ResponseReading<R> =
  | { readonly ok: true; readonly response: R }
  | { readonly ok: false; readonly problem: string; readonly cause: unknown };

/** Options for reading a response. */
export interface ReadResponseOptions {
  /** Name of the response in messages to the developer, such as `GET /produkter/filtrera`. */
  readonly name: string;
  /**
   * Called with an English message about unexpected fields, with their paths but never their values. Default: the
   * console.
   */
  readonly report?: ((message: string) => void) | undefined;
}

/** Removing one part may uncover the next issue; a response that still does not match by then is given up. */
const maxRounds = 20;

/**
 * Reads a response field by field: a value that does not match counts as missing, an invalid amount as 0, and a list
 * entry without a required value is left out. The response cannot be used if a required part does not match, or if a
 * list that is its content would be left without entries.
 *
 * A response that matches its schema is returned as parsed. Any other is repaired in a copy:
 *
 * 1. The issues of the parse are flattened to paths of fields (`flattenIssues`).
 * 2. Each issue is repaired where its path leads (`repairResponse`): an amount is set to 0, anything else is removed,
 *    and with it its nearest parent if it is missing already.
 * 3. The copy is parsed again; its remaining issues, now of what lacks the removed parts, take another round.
 */
export function readResponse<R>(
  schema: z.ZodMiniType<R>,
  data: unknown,
  options: ReadResponseOptions,
): ResponseReading<R> {
  const { name, report = (message) => console.warn(message) } = options;
  const first = schema.safeParse(data);
  if (first.success) return { ok: true, response: first.data };
  const root: ResponseRoot = { response: JSON.parse(JSON.stringify(data ?? null)) };
  const reported = new Set<string>();
  let { error } = first;
  for (let round = 0; round < maxRounds; round += 1) {
    const repair = repairResponse(root, flattenIssues(error.issues));
    if (!repair.ok) {
      const { issue } = repair;
      const problem = `${nameOf(issue)} does not fit (${issue.message}), and nothing else can be used without it.`;
      report(`${name} answered in an unknown shape. ${problem}`);
      return { ok: false, problem, cause: first.error };
    }
    for (const issue of repair.repaired) reported.add(nameOf(issue));
    const next = schema.safeParse(root.response);
    if (next.success) {
      const names = [...reported].join(", ");
      report(`${name} answered what does not fit, which counts as missing (an amount as 0): ${names}.`);
      return { ok: true, response: next.data };
    }
    error = next.error;
  }
  return { ok: false, problem: "Too much of it does not fit.", cause: first.error };
}

const nameOf = ({ path }: Issue): string => (path.length === 0 ? "The response" : path.join("."));
