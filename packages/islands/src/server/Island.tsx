import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Props of `Island`. */
export interface IslandProps<P> {
  /** The island's name in the map of modules. */
  readonly name: string;
  /** Unique in the document; prefix of all ids inside. The name if left out. */
  readonly id?: string;
  /** What the browser needs to render the same tree; nothing that the server can be asked for. */
  readonly props?: P;
  /** Wake when it comes into view, not only on intent. */
  readonly wake?: "visible" | undefined;
  readonly className?: string;
  /** Fetched only on intent, never ahead in idle time: for what few visitors use. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/**
 * The place of an island in a page. Its children are rendered as a tree of their own, exactly as the browser will
 * hydrate them: contexts outside do not reach in, so an island brings its own providers.
 */
export function Island<P>({
  name,
  id = name,
  props,
  wake,
  className,
  isLate = false,
  children,
}: IslandProps<P>): ReactNode {
  return (
    <div
      id={id}
      className={className}
      data-island={name}
      data-props={props === undefined ? undefined : JSON.stringify(props)}
      data-wake={wake}
      data-late={isLate ? "" : undefined}
      dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: id }) }}
    />
  );
}
