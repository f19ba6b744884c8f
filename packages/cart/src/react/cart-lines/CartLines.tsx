import { useId, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { lineName, noticesOfAll, placeOfProduct } from "../../domain/cartLineView.ts";
import type { ShownLine } from "../../domain/cartSync.ts";
import { CartLine } from "../cart-line/CartLine.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** A removed line and its position: the undo button takes its place, so that nothing above it moves. */
interface RemovedLine {
  readonly line: ShownLine;
  readonly place: number;
}

/** The lines of the cart, and an undo button for the line removed last. */
export function CartLines(): ReactElement {
  const { state } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const lines = useCart((snapshot) => snapshot.lines);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  // Not -1 when the line was restored, or when the server has kept it.
  const backAt = removed === null ? -1 : placeOfProduct(lines, removed.line);

  const sharedNotices = noticesOfAll(lines);
  const items = lines.map((line, index) => (
    <CartLine
      key={line.rowId}
      line={line}
      sharedNotices={sharedNotices}
      onRemove={() => setRemoved({ line, place: index })}
    />
  ));
  if (removed !== null && backAt < 0)
    items.splice(
      removed.place,
      0,
      <li key={`-${removed.line.rowId}`}>
        <output className="torg-cart-lines__removed">
          <span id={id}>{laterTexts.removed(lineName(removed.line))}</span>
          <button type="button" aria-describedby={id} onClick={() => state.restore(removed.line)}>
            {laterTexts.undo}
          </button>
        </output>
      </li>,
    );
  // The focus moves from a removed line to its undo button, and from that to the restored line.
  useLayoutEffect(() => {
    if (removed === null || document.activeElement !== document.body) return;
    const item = list.current?.children[backAt < 0 ? removed.place : backAt];
    item?.querySelector<HTMLElement>("a:not([tabindex]),button")?.focus({ preventScroll: true });
  }, [removed, backAt]);

  return (
    <div className="torg-cart-lines">
      <ul ref={list} className="torg-cart-lines__list">
        {items}
      </ul>
      {sharedNotices.map((notice) => (
        <p key={notice} className="torg-cart-lines__note">
          {laterTexts.noticeOfAll(notice)}
        </p>
      ))}
    </div>
  );
}
