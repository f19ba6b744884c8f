import type * as z from "zod/mini";

/** How the request travels: in the address, as JSON, as a form, as a form with files, or not at all. */
export type Encoding = "query" | "json" | "form" | "multipart" | "none";

/**
 * One call between the shop's pages and its server.
 * Client, server route, mock, OpenAPI document and the check of other backends all come from this one value.
 */
export interface Call<Q, R> {
  readonly method: "GET" | "POST";
  /** Root-relative; `{name}` stands for the request's value of that name. */
  readonly path: string;
  readonly encoding: Encoding;
  /** Reads what arrives at the server; its output is also what a client passes. */
  readonly request: z.ZodMiniType<Q>;
  /** Reads what arrives at the client. */
  readonly response: z.ZodMiniType<R>;
  /** One English sentence for the reader of the OpenAPI document. */
  readonly summary: string;
  /** The `Accept` header where it is not plain JSON. */
  readonly accept?: string;
  /** The status of success where it is not 200. */
  readonly success?: number;
  /** What a success without a body stands for; left out where the caller cannot go on without the answer. */
  emptyAnswer?(request: NoInfer<Q>): NoInfer<R>;
}

/** Describes a call once; the types of request and answer follow from the schemas. */
export function defineCall<Q, R>(call: Call<Q, R>): Call<Q, R> {
  return call;
}
