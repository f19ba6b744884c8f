import fc from "fast-check";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** A request generated from the published API description: valid, nearly valid, or hostile. */
export interface DocumentedRequest {
  readonly method: "GET" | "POST";
  /** Including the query. */
  readonly path: string;
  readonly body: DocumentedBody | null;
}

export interface DocumentedBody {
  readonly type: "application/json" | "application/x-www-form-urlencoded" | "multipart/form-data";
  readonly fields: unknown;
}

interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly additionalProperties?: Schema | undefined;
  readonly items?: Schema | undefined;
}

const schemaSchema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.object({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    enum: z.optional(z.array(z.unknown())),
    properties: z.optional(z.record(z.string(), schemaSchema)),
    additionalProperties: z.optional(schemaSchema),
    items: z.optional(schemaSchema),
  }),
);
const contentSchema = z.partialRecord(
  z.enum(["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]),
  z.object({ schema: schemaSchema }),
);
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query"]), schema: schemaSchema })),
  requestBody: z.optional(z.object({ content: contentSchema })),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(["get", "post"]), operationSchema)),
});
type Operation = z.infer<typeof operationSchema>;

/** Values from the reference data, so that many requests get past the first check. */
const knownTexts = [
  "1001",
  "1304",
  "1401",
  "1411",
  "SOMMAR10",
  "JUBILEUM",
  "GAMMAL",
  "SE",
  "12747",
  "80000",
  "company",
];
const knownNumbers = [0, 1, 2, 5, 1001, 1304, 1401, 1411];
const hostileTexts = [
  "",
  " ",
  "\0",
  "\u202e\ufeff",
  "\ud800",
  "x".repeat(10_000),
  "';DROP TABLE session;--",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "%00%ff%2e%2e",
  "__proto__",
  "constructor",
  "NaN",
  "1e309",
  "-0",
  "9".repeat(40),
  "2026-02-30",
  "💥".repeat(50),
  "a|b,c:d~e-1",
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, null, true, -1, 1.5, 2 ** 53, -(2 ** 31), [], {}, [[[[[]]]]]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 40 }),
);

function plain({ type, enum: choices, properties, additionalProperties, items }: Schema): fc.Arbitrary<unknown> {
  if (choices !== undefined && choices.length > 0) return fc.constantFrom(...choices);
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (additionalProperties !== undefined) {
    return fc.dictionary(fc.constantFrom(...knownTexts), valueOf(additionalProperties), { maxKeys: 3 });
  }
  const [first] = typeof type === "string" ? [type] : (type ?? []);
  if (first === "array") return fc.array(valueOf(items ?? {}), { maxLength: 3 });
  if (first === "boolean") return fc.boolean();
  if (first === "integer" || first === "number") return fc.oneof(fc.constantFrom(...knownNumbers), fc.integer());
  return fc.oneof(fc.constantFrom(...knownTexts, "a@example.se"), fc.string({ maxLength: 20 }));
}

/** Mostly what the schema requires; sometimes something else. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fc.noShrink(plain(schema)) }, { weight: 1, arbitrary: fc.noShrink(hostile) });
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : JSON.stringify(value);

/** A lone surrogate cannot be sent. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
const encoded = (text: string): string => encodeURIComponent(wellFormed(text));

function requestOf(template: string, method: "GET" | "POST", operation: Operation): fc.Arbitrary<DocumentedRequest> {
  const parameters = fc.record(
    Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, valueOf(schema)] as const)),
  );
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  const body =
    content === undefined
      ? fc.constant(null)
      : valueOf(content[1].schema).map((fields): DocumentedBody => ({ type: bodyType(content[0]), fields }));
  return fc.tuple(parameters, body).map(([values, sent]) => {
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(asText(values[name]).slice(0, 150)));
    const query = operation.parameters
      .filter(({ in: place }) => place === "query")
      .map(({ name }) => `${name}=${encoded(asText(values[name]).slice(0, 2000))}`);
    return { method, path: query.length === 0 ? path : `${path}?${query.join("&")}`, body: sent };
  });
}

function bodyType(type: string): DocumentedBody["type"] {
  return type === "application/json" || type === "multipart/form-data" ? type : "application/x-www-form-urlencoded";
}

/** Requests for every call in an OpenAPI document, each call equally often. */
export function documentedRequests(file: URL): fc.Arbitrary<DocumentedRequest> {
  const { paths } = documentSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const all = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get === undefined ? [] : [requestOf(path, "GET", get)]),
    ...(post === undefined ? [] : [requestOf(path, "POST", post)]),
  ]);
  return fc.oneof(...all);
}
