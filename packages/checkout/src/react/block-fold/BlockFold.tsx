import { checkIcon, Icon } from "@torg/ui";
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** Props of BlockFold. */
export interface BlockFoldProps {
  /** The choice in one line; null keeps the block open, because nothing is chosen or the choice is not valid. */
  readonly done: ReactNode;
  readonly children: ReactNode;
}

/**
 * The contents of a completed block: folded to its choice when the page loads, and opened with "change", which needs no
 * script. It never folds while the buyer is choosing; `useFoldBehind` folds it later.
 */
export function BlockFold({ done, children }: BlockFoldProps): ReactElement {
  const { texts } = useCheckoutContext();
  const box = useRef<HTMLDetailsElement>(null);
  const isDone = done !== null;
  // The initial state; afterwards the browser tracks whether it is open.
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
