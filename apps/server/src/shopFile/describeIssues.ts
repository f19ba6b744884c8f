import type { ZodError } from "zod";
import * as z from "zod";

type Issue = ZodError["issues"][number];

/** What is wrong at one place in a file. */
export interface DescribedIssue {
  readonly path: readonly PropertyKey[];
  /** The unexpected property name, if that is the problem; otherwise null. */
  readonly key: string | null;
  readonly text: string;
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
};

const quoted = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(", ");

/** The schema at a path, as far as it can be followed. */
function schemaAt(schema: z.core.$ZodType, [step, ...rest]: readonly PropertyKey[]): z.core.$ZodType | null {
  const { def } = schema._zod;
  if (def.type === "default" || def.type === "optional" || def.type === "nullable") {
    const inner = "innerType" in def ? def.innerType : null;
    return inner instanceof z.core.$ZodType ? schemaAt(inner, step === undefined ? [] : [step, ...rest]) : null;
  }
  if (step === undefined) return schema;
  if (schema instanceof z.ZodObject) {
    const inner: unknown = Object.hasOwn(schema.shape, step) ? schema.shape[String(step)] : null;
    return inner instanceof z.core.$ZodType ? schemaAt(inner, rest) : null;
  }
  return schema instanceof z.ZodArray && schema.element instanceof z.core.$ZodType
    ? schemaAt(schema.element, rest)
    : null;
}

function possibleNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const place = schemaAt(schema, path);
  return place instanceof z.ZodObject ? ` Possible: ${Object.keys(place.shape).join(", ")}.` : "";
}

function boundText(issue: Extract<Issue, { code: "too_small" | "too_big" }>): string {
  const isSmall = issue.code === "too_small";
  const bound = String(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === "string") return isSmall ? "cannot be empty" : `can have ${bound} letters at most`;
  if (issue.origin === "array") return isSmall ? `needs at least ${bound} in its list` : `can have ${bound} at most`;
  return isSmall ? `cannot be less than ${bound}` : `cannot be more than ${bound}`;
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `is missing; it has to be ${kinds[issue.expected] ?? issue.expected}`
        : `has to be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `has to be one of ${quoted(issue.values)}`;
    case "too_small":
    case "too_big":
      return boundText(issue);
    case "invalid_format":
      return issue.format === "regex"
        ? `has to be ${issue.message}`
        : `has to be a valid ${formats[issue.format] ?? issue.format}`;
    case "invalid_union":
      return "has to be a valid mail address, or empty";
    default:
      return issue.message === "Invalid input" ? "cannot be used" : `has to fit: ${issue.message}`;
  }
}

const formats: Readonly<Record<string, string>> = { email: "mail address", date: "day, such as 2026-12-24" };

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");

/** Describes what is wrong at each place and what is allowed there. */
export function describeIssues(schema: z.core.$ZodType, error: ZodError): readonly DescribedIssue[] {
  return error.issues.flatMap((issue): DescribedIssue[] => {
    if (issue.code !== "unrecognized_keys") {
      const place = placeOf(issue.path);
      const text = `${place === "" ? "The file" : place} ${sentence(issue)}.`;
      return [{ path: issue.path, key: null, text }];
    }
    const possible = possibleNames(schema, issue.path);
    return issue.keys.map((key) => ({
      path: issue.path,
      key,
      text: `${placeOf([...issue.path, key])} is not known.${possible}`,
    }));
  });
}
