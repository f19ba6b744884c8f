import type * as z from "zod/mini";

/** The name of a member, or the index of a list entry. */
export type PathSegment = string | number;

/** A part of a response that does not match its schema. */
export interface Issue {
  readonly path: readonly PathSegment[];
  readonly message: string;
}

const toSegments = (path: readonly PropertyKey[]): readonly PathSegment[] =>
  path.map((key) => (typeof key === "number" ? key : String(key)));

/** Flattens the issues of a failed parse; of a union, only those of the option that matches deepest count. */
export function flattenIssues(
  issues: readonly z.core.$ZodIssue[],
  parentPath: readonly PathSegment[] = [],
): readonly Issue[] {
  return issues.flatMap((issue) => {
    const path = [...parentPath, ...toSegments(issue.path)];
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ path, message: issue.message }];
    const options = issue.errors.map((errors) => flattenIssues(errors, path));
    return options.reduce((deepest, option) => (depthOf(option) > depthOf(deepest) ? option : deepest));
  });
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(...issues.map(({ path }) => path.length));
}
