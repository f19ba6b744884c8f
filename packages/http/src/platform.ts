// Contract folders compile without the DOM library, so this package describes the platform types it needs: the real
// type where the consumer's compiler knows it, otherwise the members that are used.

/** Cancels a running call. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer T } }
  ? T
  : { readonly aborted: boolean };

/** A file, or other binary data. */
export type PlatformBlob = typeof globalThis extends { Blob: { prototype: infer T } }
  ? T
  : { readonly size: number; readonly type: string };

/** The body of a call with files. */
export type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer T } }
  ? T
  : { append(name: string, value: string | PlatformBlob): void };

/** The options this package passes to `fetch`. */
export interface FetchOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | PlatformFormData | null;
  readonly credentials: "same-origin" | "include";
  readonly signal?: PlatformSignal;
  readonly keepalive?: boolean;
}

/** The members of a `fetch` response that this package reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: {
    get(name: string): string | null;
    /** Only on platforms that expose cookies, which browsers do not. */
    getSetCookie?(): readonly string[];
  };
  text(): Promise<string>;
}

/** The part of `fetch` that is used; the platform's own `fetch` fits. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchResponse>;
