import { useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { carryOver } from "./carryOver.ts";
import { untilReleased } from "./untilReleased.ts";

/** What a server adds to show words in little room is no part of what is hydrated. */
function withoutSoftHyphens(element: HTMLElement): void {
  for (const mark of element.querySelectorAll("torg-soft")) mark.replaceWith(...mark.childNodes);
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
 * Hydrates the markup inside an island's element. Settles when the tree is committed and its effects have run, which
 * is when it answers events. The element's id is the prefix of all ids inside, as on the server. Markup that shows what is
 * no longer so is drawn anew in its place, under the hands of whoever types or presses there.
 */
export async function mountIsland(element: HTMLElement, node: ReactNode, isOutdated = false): Promise<void> {
  if (isOutdated) await untilReleased(element);
  const onDrawn = isOutdated ? carryOver(element) : () => {};
  await new Promise<void>((resolve) => {
    const awake = (
      <Awake onDrawn={onDrawn} onAwake={resolve}>
        {node}
      </Awake>
    );
    const options = { identifierPrefix: element.id };
    if (isOutdated) createRoot(element, options).render(awake);
    else {
      withoutSoftHyphens(element);
      hydrateRoot(element, awake, options);
    }
  });
}
