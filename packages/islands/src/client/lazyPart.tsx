import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from "react";
import { loadWhenReached } from "./loadWhenReached.tsx";

/** How a part that is fetched later is loaded and replaced. */
export interface LazyPartOptions<P> {
  /**
   * Selector of the part's server-rendered markup. That markup stays, and works without script, until the user reaches
   * for it or opens it; if it is not on the page, the part is fetched at once. The server renders it inside `Suspense`.
   */
  readonly serverMarkup?: string;
  /** Shown until the part is loaded; nothing if left out. */
  readonly fallback?: ComponentType<P>;
  /** Shown if the part cannot be fetched; if left out, the nearest error boundary handles it. */
  readonly errorFallback?: ComponentType<P>;
}

/** A part that is fetched when it is first rendered, or earlier with `load`. */
export type LazyPart<P extends object> = NamedExoticComponent<P> & { readonly load: () => Promise<ComponentType<P>> };

/**
 * Returns a component whose module, with the texts and style sheets it imports, is fetched when it is first rendered or
 * by `load`. It re-renders only when its props change, so that the server's markup stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { serverMarkup, fallback: Fallback, errorFallback }: LazyPartOptions<P> = {},
): LazyPart<P> {
  const fetched = errorFallback === undefined ? load : () => load().catch(() => errorFallback);
  const LoadedPart = lazy(async () => ({
    default: await (serverMarkup === undefined ? fetched() : loadWhenReached(serverMarkup, fetched)),
  }));
  const Part = memo((props: P) => (
    <Suspense fallback={Fallback && <Fallback {...props} />}>
      <LoadedPart {...props} />
    </Suspense>
  ));
  return Object.assign(Part, { load });
}
