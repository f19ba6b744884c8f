// Contract rooms compile without the DOM library, so what this package needs from the platform is described here:
// the real type where the consumer's compiler knows it, and the little that is used where it does not.

/** What cancels a running call. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer T } }
  ? T
  : { readonly aborted: boolean };

/** A file, or anything else that travels as bytes. */
export type PlatformBlob = typeof globalThis extends { Blob: { prototype: infer T } }
  ? T
  : { readonly size: number; readonly type: string };

/** The body of a call with files. */
export type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer T } }
  ? T
  : { append(name: string, value: string | PlatformBlob): void };

/** What this package passes to `fetch`. */
export interface FetchOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | PlatformFormData | null;
  readonly credentials: "same-origin";
  readonly signal?: PlatformSignal;
  readonly keepalive?: boolean;
}

/** What this package reads from an answer of `fetch`. */
export interface FetchAnswer {
  readonly status: number;
  readonly headers: {
    get(name: string): string | null;
    /** Where the platform shows cookies, which browsers do not. */
    getSetCookie?(): readonly string[];
  };
  text(): Promise<string>;
}

/** The part of `fetch` that is used; the platform's own `fetch` fits. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchAnswer>;
