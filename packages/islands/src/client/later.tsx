import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from "react";
import { onceReachedFor } from "./onceReachedFor.tsx";

/** How a part comes that is fetched later. */
export interface LaterOptions<P> {
  /**
   * Finds what the server has drawn of the part. It stands, and works without script, until somebody reaches for it or
   * opens it; what is not on the page is fetched at once. The server draws it inside `Suspense`.
   */
  readonly drawnAs?: string;
  /** Stands in its place until it is there; nothing if left out. */
  readonly until?: ComponentType<P>;
  /** Stands in its place where it cannot be fetched; if left out, the nearest boundary for errors tells. */
  readonly missing?: ComponentType<P>;
}

/** A part that is fetched when it is first drawn, or ahead with `load`. */
export type LaterPart<P extends object> = NamedExoticComponent<P> & { readonly load: () => Promise<ComponentType<P>> };

/**
 * Returns a component whose module, with the words and style sheets that it imports, is fetched when it is first drawn
 * or by `load`. It renders again only when its props change, so that what the server has rendered stays.
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
