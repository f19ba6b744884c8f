import { useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { preserveInput } from "./preserveInput.ts";
import { untilReleased } from "./untilReleased.ts";

/** Removes the server's soft-hyphen marks, which React did not render and would report as a mismatch. */
function withoutSoftHyphens(element: HTMLElement): void {
  for (const softHyphen of element.querySelectorAll("torg-soft")) softHyphen.replaceWith(...softHyphen.childNodes);
  element.normalize();
}

interface AwakeProps {
  readonly children: ReactNode;
  readonly onDrawn: () => void;
  readonly onAwake: () => void;
}

function Awake({ children, onDrawn, onAwake }: AwakeProps): ReactNode {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Hydrates the markup inside an island's element. Settles when the tree is committed and its effects have run, which is
 * when it answers events. The element's id is the prefix of all ids inside, as on the server. Outdated markup is
 * re-rendered instead, without disturbing a user who is typing or pressing there.
 */
export async function mountIsland(element: HTMLElement, node: ReactNode, isStale = false): Promise<void> {
  if (isStale) await untilReleased(element);
  const onDrawn = isStale ? preserveInput(element) : () => {};
  await new Promise<void>((resolve) => {
    const awake = (
      <Awake onDrawn={onDrawn} onAwake={resolve}>
        {node}
      </Awake>
    );
    const options = { identifierPrefix: element.id };
    if (isStale) createRoot(element, options).render(awake);
    else {
      withoutSoftHyphens(element);
      hydrateRoot(element, awake, options);
    }
  });
}
