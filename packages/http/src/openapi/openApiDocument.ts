import * as z from "zod/mini";
import type { Call } from "../defineCall.ts";
import { isRecord } from "../isRecord.ts";
import { pathNames } from "../pathNames.ts";
import { describeWire } from "./describeWire.ts";

/** A call's group and description in the document. */
export interface CallNote {
  readonly tag: string;
  readonly description?: string;
}

/** Content of the document as a whole. */
export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly calls: readonly Call<unknown, unknown>[];
  /** Servers that offer the calls, such as `https://shop.example`. */
  readonly servers?: readonly string[];
  /** Schemas to define once in the document, by their names there. */
  readonly schemas?: Readonly<Record<string, z.ZodMiniType>>;
  /** Gives the group of a call. */
  readonly note?: (call: Call<unknown, unknown>) => CallNote;
}

type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 document, ready for `JSON.stringify`. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
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
  required: ["message"],
};

const bodyType = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

/**
 * Creates the OpenAPI document of a list of calls: addresses, parameters, bodies and responses from their schemas.
 * Responses are described as a server sends them; a field with a default may be missing and is then parsed as the
 * default.
 */
export function openApiDocument(info: OpenApiInfo): OpenApiDocument {
  const { title, version, description, calls, servers } = info;
  const writer = schemaWriter(info.schemas ?? {});
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, writer, info.note?.(call)) };
  }
  return {
    openapi: "3.1.0",
    info: { title, version, ...(description === undefined ? {} : { description }) },
    ...(servers === undefined ? {} : { servers: servers.map((url) => ({ url })) }),
    paths,
    components: {
      schemas: { ...writer.named, Failure: failure },
      securitySchemes: { csrf: { type: "apiKey", in: "header", name: "X-CSRF-TOKEN" } },
    },
  };
}

interface SchemaWriter {
  /** Schemas used by name, as they are in the document. */
  readonly named: Record<string, unknown>;
  write(schema: z.ZodMiniType, side: "request" | "response"): Json;
}

/** Names are used for responses only: a request is parsed more leniently than a response is written. */
function schemaWriter(schemas: Readonly<Record<string, z.ZodMiniType>>): SchemaWriter {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) metadata.add(schema, { id });
  const named: Record<string, unknown> = {};
  return {
    named,
    write(schema, side) {
      describeWire(schema);
      const options = { io: "output", unrepresentable: "any" } as const;
      const written = z.toJSONSchema(schema, side === "response" ? { ...options, metadata } : options);
      const { $schema: _, $defs: parts, ...json } = isRecord(written) ? written : {};
      for (const [name, part] of Object.entries(isRecord(parts) ? parts : {})) named[name] = withDocumentPlaces(part);
      const placed = withDocumentPlaces(json);
      return isRecord(placed) ? placed : {};
    },
  };
}

/**
 * Rewrites the references of a JSON schema to where its parts are in the document, and removes the generator's ids and
 * every `additionalProperties: false`.
 */
function withDocumentPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocumentPlaces);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name === "$ref" && typeof part === "string") {
      return [[name, part.replace("#/$defs/", "#/components/schemas/")]];
    }
    // The generator's id, and the restriction to known properties: an object may always have more.
    const isMark = (name === "id" && typeof part === "string") || (name === "additionalProperties" && part === false);
    return isMark ? [] : [[name, withDocumentPlaces(part)]];
  });
  return Object.fromEntries(entries);
}

function operation(call: Call<unknown, unknown>, writer: SchemaWriter, note: CallNote | undefined): Json {
  const schema = writer.write(call.request, "request");
  const names = pathNames(call.path);
  const { properties, required } = partsOf(schema);
  const rest = properties.filter(([name]) => !names.includes(name));
  const inPath = names.map((name) => parameter("path", name, new Map(properties).get(name)));
  const inQuery = call.encoding === "query" ? rest.map(([name, part]) => parameter("query", name, part)) : [];
  const isBodiless = call.encoding === "query" || call.encoding === "none";
  const bodySchema = {
    ...schema,
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !names.includes(name) && !hasDefault(new Map(rest).get(name))),
  };
  return {
    operationId: operationId(call),
    summary: call.summary,
    ...(note === undefined ? {} : { tags: [note.tag] }),
    ...(note?.description === undefined ? {} : { description: note.description }),
    parameters: [...inPath, ...inQuery],
    ...(isBodiless ? {} : { requestBody: { required: true, content: content(call, bodySchema) } }),
    ...(call.method === "POST" ? { security: [{ csrf: [] }] } : {}),
    responses: {
      [String(call.success ?? 200)]: success(call, writer),
      default: {
        description: "Failure",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

/** The success response of a call: data, HTML if the call accepts HTML, or only a redirect. */
function success(call: Call<unknown, unknown>, writer: SchemaWriter): Json {
  if (call.success !== undefined && call.success >= 300) {
    return { description: "Redirect", headers: { Location: { required: true, schema: { type: "string" } } } };
  }
  const isHtml = call.accept?.includes("text/html") === true;
  const type = isHtml ? "text/html" : "application/json";
  return { description: "Success", content: { [type]: { schema: writer.write(call.response, "response") } } };
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

const hasDefault = (schema: unknown): boolean => isRecord(schema) && "default" in schema;

function partsOf(schema: Json): { properties: [string, unknown][]; required: readonly string[] } {
  const { properties, required } = schema;
  return {
    properties: isRecord(properties) ? Object.entries(properties) : [],
    required: Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [],
  };
}
