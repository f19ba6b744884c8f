import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from "react";
import { onceReachedFor } from "./onceReachedFor.tsx";

/** How a part that is fetched later is loaded and replaced. */
export interface LaterOptions<P> {
  /**
   * Selector of the part's server-rendered markup. That markup stays, and works without script, until the user reaches
   * for it or opens it; if it is not on the page, the part is fetched at once. The server renders it inside `Suspense`.
   */
  readonly drawnAs?: string;
  /** Shown until the part is loaded; nothing if left out. */
  readonly until?: ComponentType<P>;
  /** Shown if the part cannot be fetched; if left out, the nearest error boundary handles it. */
  readonly missing?: ComponentType<P>;
}

/** A part that is fetched when it is first rendered, or earlier with `load`. */
export type LaterPart<P extends object> = NamedExoticComponent<P> & { readonly load: () => Promise<ComponentType<P>> };

/**
 * Returns a component whose module, with the texts and style sheets it imports, is fetched when it is first rendered or
 * by `load`. It re-renders only when its props change, so that the server's markup stays.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { drawnAs, until: Until, missing }: LaterOptions<P> = {},
): LaterPart<P> {
  const fetched = missing === undefined ? load : () => load().catch(() => missing);
  const Part = lazy(async () => ({
    default: await (drawnAs === undefined ? fetched() : onceReachedFor(drawnAs, fetched)),
  }));
  const Later = memo((props: P) => (
    <Suspense fallback={Until && <Until {...props} />}>
      <Part {...props} />
    </Suspense>
  ));
  return Object.assign(Later, { load });
}
