import { Button, chevronDownIcon, closeIcon, Icon, LinkButton, PictureBox } from "@torg/ui";
import type { ReactElement } from "react";
import { useEffect, useId, useRef } from "react";
import { useStore } from "zustand";
import type { CompareProduct } from "../../contract/compareCalls.ts";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import type { CompareState } from "../../state/compareState.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { useCatalogAddresses } from "../provider/CatalogProvider.tsx";
import { useBoxInSight } from "./useBoxInSight.ts";
import { useRoomForBar } from "./useRoomForBar.ts";

/** Props of CompareBar. */
export interface CompareBarProps {
  readonly compare: CompareState;
}

interface ItemProps {
  readonly item: CompareProduct;
  readonly onRemove: () => void;
}

function BarItem({ item, onRemove }: ItemProps): ReactElement {
  const texts = useLaterCatalogTexts("comparison");
  const { name, image } = item;
  return (
    <li>
      <a href={item.url}>
        <PictureBox src={image?.thumb} told={image} alt="" width={48} height={48} />
        <span>{name}</span>
      </a>
      <button type="button" aria-label={texts.removeItem(name)} onClick={onRemove}>
        <Icon icon={closeIcon} />
      </button>
    </li>
  );
}

/** Says that the comparison was emptied and offers to undo; takes the focus from the bar that it replaces. */
function Cleared({ compare }: CompareBarProps): ReactElement {
  const texts = useLaterCatalogTexts("comparison");
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="torg-compare-bar" data-state="cleared">
      <output>{texts.cleared}</output>
      <Button ref={undo} size="small" onClick={() => void compare.restore()}>
        {texts.undo}
      </Button>
    </div>
  );
}

/** The compared products at the bottom of the window, expanded until a click elsewhere; renders nothing without any. */
export function CompareBar({ compare }: CompareBarProps): ReactElement | null {
  const addresses = useCatalogAddresses();
  const texts = useLaterCatalogTexts("comparison");
  const { items, max, isExpanded, justAdded, cleared } = useStore(compare);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  useRoomForBar(bar, items.length > 0);
  useBoxInSight(bar, justAdded, isExpanded);
  useEffect(() => {
    if (!isExpanded) return undefined;
    // A click elsewhere folds the bar. That click is handled first: a checkbox that re-renders between its tick and its
    // change event would lose the tick.
    const fold = (event: MouseEvent): void => {
      if (bar.current !== null && !event.composedPath().includes(bar.current)) compare.setExpanded(false);
    };
    document.addEventListener("click", fold);
    return () => document.removeEventListener("click", fold);
  }, [compare, isExpanded]);
  if (items.length === 0) return cleared === null ? null : <Cleared compare={compare} />;
  const remove = (id: number): void => {
    toggle.current?.focus({ preventScroll: true });
    void compare.remove(id);
  };
  return (
    <section
      ref={bar}
      className="torg-compare-bar"
      aria-label={texts.region}
      data-state={isExpanded ? "open" : "closed"}
      data-fresh={isExpanded && justAdded !== null ? "" : undefined}
    >
      <div className="torg-compare-bar__head">
        <button
          ref={toggle}
          type="button"
          className="torg-compare-bar__toggle"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-label={isExpanded ? texts.hide : texts.show}
          onClick={() => compare.setExpanded(!isExpanded)}
        >
          <Icon icon={chevronDownIcon} />
        </button>
        <output>{texts.count(items.length, max)}</output>
        <Button size="small" variant="quiet" onClick={() => void compare.clear()}>
          {texts.clear}
        </Button>
        <LinkButton
          size="small"
          variant="primary"
          href={compareAddress(
            items.map((item) => item.productId),
            addresses,
          )}
        >
          {texts.compare}
        </LinkButton>
      </div>
      <ul id={listId} hidden={!isExpanded}>
        {items.map((item) => (
          <BarItem key={item.productId} item={item} onRemove={() => remove(item.productId)} />
        ))}
      </ul>
    </section>
  );
}
