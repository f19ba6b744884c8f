import type * as z from "zod";
import type { ClientCertificate } from "./ClientCertificate.ts";

/**
 * How a call to a provider can go wrong: no response in time or at all, a status of 400 to 499, one of 500 or more, a
 * response in another form, or a provider that the shop has no access to.
 */
export type ProviderProblem = "timeout" | "unreachable" | "refused" | "failed" | "invalid" | "no-access";

/** The trouble that a status of 400 or more means. */
export const troubleOfStatus = (status: number): "refused" | "failed" => (status >= 500 ? "failed" : "refused");

/** Thrown when a call to a provider gives no usable response. Contains nothing of what was sent. */
export class ProviderError extends Error {
  readonly trouble: ProviderProblem;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The provider's own error code; "" if none is read. */
  readonly code: string;

  constructor(
    trouble: ProviderProblem,
    message: string,
    options: ErrorOptions & { readonly status?: number; readonly code?: string } = {},
  ) {
    super(message, options);
    this.trouble = trouble;
    this.status = options.status ?? 0;
    this.code = options.code ?? "";
  }
}

/** Sends requests to a provider: `fetch`, or a stand-in. */
export type ProviderFetch = (
  url: string,
  init: RequestInit & { readonly certificate?: ClientCertificate | undefined },
) => Promise<Response>;

/** A request in a provider's format. */
export interface ProviderRequest<Answer> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
  readonly answer: z.ZodType<Answer>;
  /** Extracts the answer from the response; defaults to its body. */
  readonly reads?: (response: Response) => unknown;
  /** Reads the provider's error code from the body of a refusal. */
  readonly codeOf?: (body: unknown) => string;
  readonly certificate?: ClientCertificate | undefined;
}

/** The timeout of a provider's response, in milliseconds. */
export const providerTimeoutMs = 5000;

/** Serialises a body: strings unchanged, anything else as JSON. */
export function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === "string" ? body : JSON.stringify(body);
}

async function send(fetch: ProviderFetch, request: ProviderRequest<unknown>, timeoutMs: number): Promise<Response> {
  const body = bodyText(request.body);
  try {
    return await fetch(request.url, {
      method: request.method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...(request.certificate === undefined ? {} : { certificate: request.certificate }),
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    throw new ProviderError(isLate ? "timeout" : "unreachable", `${request.method} got no answer`, { cause });
  }
}

/** The maximum size of a provider's response, in bytes. */
const maxResponseBytes = 1024 * 1024;

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > maxResponseBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await readText(response);
    if (text === "") return {};
    const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
    return isHtml ? text : JSON.parse(text);
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    throw new ProviderError(isLate ? "timeout" : "invalid", "the answer could not be read", { cause });
  }
}

/**
 * Sends one request and parses the response. Rejects with a `ProviderError` unless it is a success in the expected
 * format.
 */
export async function askProvider<Answer>(
  fetch: ProviderFetch,
  request: ProviderRequest<Answer>,
  timeoutMs: number = providerTimeoutMs,
): Promise<Answer> {
  const response = await send(fetch, request, timeoutMs);
  if (!response.ok) {
    const code = request.codeOf === undefined ? "" : request.codeOf(await bodyOf(response).catch(() => null));
    const suffix = code === "" ? "" : ` ${code}`;
    const { status } = response;
    throw new ProviderError(troubleOfStatus(status), `${request.method} was answered ${status}${suffix}`, {
      status,
      code,
    });
  }
  const read = request.answer.safeParse(request.reads?.(response) ?? (await bodyOf(response)));
  if (read.success) return read.data;
  const places = read.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new ProviderError("invalid", `the answer to ${request.method} has another form at: ${places}`);
}

/** Sends a changed order; null if the provider no longer accepts changes. */
export async function askForUpdate<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError && error.trouble === "refused") return null;
    throw error;
  }
}
