import { focusLeaves, windowWidths } from "@torg/ui/wire";
import type { FocusEvent, RefObject, ToggleEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { FilterPartName } from "../../domain/filters/filterParts.ts";
import { openFilterPanel } from "./openFilterPanel.ts";

/** The filter panel of a small screen. */
export interface FilterPanel {
  readonly isOpen: boolean;
  /** The open part; null for the panel itself. */
  readonly part: FilterPartName | null;
  readonly openPart: (part: FilterPartName | null) => void;
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void;
  /** Closes the panel when the focus moves to the page behind it. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Whether the filter panel, the element of `ref`, is open over the page, and which of its parts is open; the focus
 * follows. The browser may have opened it before hydration, which is when `isLive` becomes true.
 */
export function useFilterPanel(ref: RefObject<HTMLElement | null>, isLive: boolean): FilterPanel {
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? (isLive && openFilterPanel() !== null);
  const [part, setPart] = useState<FilterPartName | null>(null);
  const left = useRef<FilterPartName | null>(null);
  useEffect(() => {
    const isInside = ref.current?.contains(document.activeElement) === true;
    if (!isOpen || (isInside && left.current === part)) return;
    const entry = left.current === null ? ".torg-filters__close" : `[data-entry=${left.current}]`;
    ref.current?.querySelector<HTMLElement>(part === null ? entry : ".torg-filters__back")?.focus();
    left.current = part;
  }, [ref, isOpen, part]);
  useEffect(() => {
    // On a wide window the filters are beside the products, so a panel that was opened on a narrow one closes.
    const wide = window.matchMedia?.(`(width >= ${windowWidths.wide})`);
    const close = (): void => {
      if (wide?.matches) openFilterPanel()?.hidePopover();
    };
    if (isLive) close();
    wide?.addEventListener("change", close);
    return () => wide?.removeEventListener("change", close);
  }, [isLive]);
  return {
    isOpen,
    part,
    openPart: setPart,
    onBlur({ currentTarget, relatedTarget }) {
      if (focusLeaves(currentTarget, relatedTarget)) openFilterPanel()?.hidePopover();
    },
    onToggle(event) {
      // Toggle events of the groups inside bubble as well.
      if (event.target !== event.currentTarget) return;
      const opens = event.newState === "open";
      setToggled(opens);
      if (opens) return;
      left.current = null;
      setPart(null);
    },
  };
}
