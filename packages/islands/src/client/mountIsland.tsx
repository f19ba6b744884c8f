import { useEffect } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

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
 * is when it answers events. The element's id is the prefix of all ids inside, as on the server.
 */
export function mountIsland(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, <Awake onAwake={resolve}>{node}</Awake>, { identifierPrefix: element.id });
  });
}
