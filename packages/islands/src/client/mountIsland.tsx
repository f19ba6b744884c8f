import { useEffect } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** What a server adds to show words in little room is no part of what is hydrated. */
function withoutSoftHyphens(element: HTMLElement): void {
  for (const mark of element.querySelectorAll("torg-soft")) mark.replaceWith(...mark.childNodes);
  element.normalize();
}

interface AwakeProps {
  readonly children: ReactNode;
  readonly onAwake: () => void;
}

function Awake({ children, onAwake }: AwakeProps): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Hydrates the markup inside an island's element. Settles when the tree is committed and its effects have run, which
 * is when it answers events. The element's id is the prefix of all ids inside, as on the server. Markup that shows what is
 * no longer so is drawn anew in its place.
 */
export function mountIsland(element: HTMLElement, node: ReactNode, isOutdated = false): Promise<void> {
  return new Promise((resolve) => {
    const awake = <Awake onAwake={resolve}>{node}</Awake>;
    const options = { identifierPrefix: element.id };
    if (isOutdated) createRoot(element, options).render(awake);
    else {
      withoutSoftHyphens(element);
      hydrateRoot(element, awake, options);
    }
  });
}
