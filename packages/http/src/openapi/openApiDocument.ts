import * as z from "zod/mini";
import type { Call } from "../defineCall.ts";
import { isRecord } from "../isRecord.ts";
import { pathNames } from "../pathNames.ts";

/** What the document says about the whole. */
export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly calls: readonly Call<unknown, unknown>[];
  /** Where the calls can be made, such as `https://shop.example`. */
  readonly servers?: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 document, ready for `JSON.stringify`. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Json;
}

const failure = {
  type: "object",
  properties: {
    message: { type: "string", description: "A sentence for the visitor." },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

const bodyType = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

/** Writes the OpenAPI document of a list of calls: addresses, parameters, bodies and answers from their schemas. */
export function openApiDocument({ title, version, calls, servers }: OpenApiInfo): OpenApiDocument {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title, version },
    ...(servers === undefined ? {} : { servers: servers.map((url) => ({ url })) }),
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: { csrf: { type: "apiKey", in: "header", name: "X-CSRF-TOKEN" } },
    },
  };
}

function operation(call: Call<unknown, unknown>): Json {
  const schema = jsonSchema(call.request);
  const names = pathNames(call.path);
  const { properties, required } = partsOf(schema);
  const rest = properties.filter(([name]) => !names.includes(name));
  const inPath = names.map((name) => parameter("path", name, new Map(properties).get(name)));
  const inQuery = call.encoding === "query" ? rest.map(([name, part]) => parameter("query", name, part)) : [];
  const isBodiless = call.encoding === "query" || call.encoding === "none";
  const bodySchema = {
    ...schema,
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !names.includes(name)),
  };
  return {
    operationId: operationId(call),
    summary: call.summary,
    parameters: [...inPath, ...inQuery],
    ...(isBodiless ? {} : { requestBody: { required: true, content: content(call, bodySchema) } }),
    ...(call.method === "POST" ? { security: [{ csrf: [] }] } : {}),
    responses: {
      "200": {
        description: "Success",
        content: { "application/json": { schema: jsonSchema(call.response) } },
      },
      default: {
        description: "Failure",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

/** `POST /api/things/{id}` is `postApiThingsId`. */
function operationId({ method, path }: Call<unknown, unknown>): string {
  const words = path.split(/\W+/).filter((word) => word !== "");
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function content({ encoding }: Call<unknown, unknown>, schema: Json): Json {
  const type = encoding === "form" || encoding === "multipart" ? bodyType[encoding] : bodyType.json;
  return { [type]: { schema } };
}

function parameter(place: "path" | "query", name: string, schema: unknown): Json {
  return { name, in: place, required: place === "path", schema: schema ?? { type: "string" } };
}

/** The form that a schema settles on: what a call also tolerates is not advertised. */
function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return json;
}

function partsOf(schema: Json): { properties: [string, unknown][]; required: readonly string[] } {
  const { properties, required } = schema;
  return {
    properties: isRecord(properties) ? Object.entries(properties) : [],
    required: Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [],
  };
}
