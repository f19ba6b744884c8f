import { checkIcon, Icon } from "@torg/ui";
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** Props of BlockFold. */
export interface BlockFoldProps {
  /** What has been chosen, in a line; null while nothing has, or what has does not hold: then the block stands open. */
  readonly done: ReactNode;
  readonly children: ReactNode;
}

/**
 * The contents of a block that reads as done: folded to what was chosen when the page opens, and opened by a press on
 * "change" that needs no script. It does not fold under the hand of whoever chooses; `useFoldBehind` folds it later.
 */
export function BlockFold({ done, children }: BlockFoldProps): ReactElement {
  const { texts } = useCheckoutContext();
  const box = useRef<HTMLDetailsElement>(null);
  const isDone = done !== null;
  // As the page came: from then on the browser itself knows whether it is open.
  const [wasDone] = useState(isDone);
  useLayoutEffect(() => {
    if (!isDone && box.current !== null) box.current.open = true;
  }, [isDone]);
  return (
    <details ref={box} className="torg-block-fold" open={!wasDone} data-done={isDone ? "" : undefined}>
      <summary className="torg-block-fold__row">
        <span className="torg-block-fold__chosen">
          <Icon icon={checkIcon} /> <span>{done}</span>
        </span>{" "}
        <span className="torg-block-fold__change" data-when="closed">
          {texts.change}
        </span>
        <span className="torg-block-fold__change" data-when="open">
          {texts.fold}
        </span>
      </summary>
      {children}
    </details>
  );
}
