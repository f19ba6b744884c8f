import type * as z from "zod/mini";

/** How the request is sent: in the address, as JSON, as a form, as a form with files, or without content. */
export type Encoding = "query" | "json" | "form" | "multipart" | "none";

/**
 * One call between the shop's pages and its server. Client, server route, mock, OpenAPI document and the check of other
 * backends all derive from this value.
 */
export interface Call<Q, R> {
  readonly method: "GET" | "POST";
  /** Root-relative; `{name}` is replaced by the request's value of that name. */
  readonly path: string;
  readonly encoding: Encoding;
  /** Parses the request on the server; its output type is also what a client passes. */
  readonly request: z.ZodMiniType<Q>;
  /** Parses the response on the client. */
  readonly response: z.ZodMiniType<R>;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  /** The `Accept` header, if it is not plain JSON. */
  readonly accept?: string;
  /** The success status, if it is not 200. */
  readonly success?: number;
  /** The response that a success without a body stands for; left out if the caller needs the response. */
  emptyResponse?(request: NoInfer<Q>): NoInfer<R>;
}

/** Defines a call; the types of request and response are inferred from the schemas. */
export function defineCall<Q, R>(call: Call<Q, R>): Call<Q, R> {
  return call;
}
