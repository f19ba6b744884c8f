import { openInPlace, isModifiedClick, clickedLink, windowWidths } from "@torg/ui/wire";
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";

/** The options of a search that fills a phone. */
interface OverlaySettings {
  /** The element that fills the window. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Whether it may fill a phone at all. */
  readonly isWanted: boolean;
  /** The dialog's label. */
  readonly label: string;
  readonly onOpen: (() => void) | undefined;
  /** The address of the results; null for blank words. */
  readonly addressOf: (words: string) => string | null;
}

/** A search that fills a phone's window while it is in use. */
export interface SearchOverlay {
  readonly isOpen: boolean;
  /** Opens it on a phone; does nothing elsewhere. */
  readonly open: () => void;
  readonly close: () => void;
  /** Click handler of the form's button: with an empty field on a phone it opens the search. */
  readonly pressButton: (event: MouseEvent) => void;
  /** Click handler of the sheet: follows a link in it without keeping the history entry that closes it. */
  readonly follow: (event: MouseEvent) => void;
  /** Submit handler of the form, which navigates in the same way. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

const phone = (): MediaQueryList => window.matchMedia(`(width < ${windowWidths.medium})`);

/** Focuses the form's button, because focusing the field would keep the keyboard open. */
function focusButton(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>("form > button:last-of-type")?.focus();
}

/** Opens a search over the whole window of a phone without moving it, so that the keyboard stays open. */
export function useSearchOverlay(settings: OverlaySettings): SearchOverlay {
  const { sheet, isWanted, label, addressOf } = settings;
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const field = (): HTMLInputElement | null | undefined => sheet.current?.querySelector("input");
  useEffect(() => {
    const panel = sheet.current;
    if (!isOpen || panel === null) return undefined;
    latest.current.onOpen?.();
    const narrow = phone();
    const leave = (): void => setOpen(false);
    narrow.addEventListener("change", leave);
    const end = openInPlace(panel, {
      label,
      onClose: (by) => {
        if (by === "back") focusButton(panel);
        leave();
      },
    });
    return () => {
      narrow.removeEventListener("change", leave);
      end();
    };
  }, [sheet, isOpen, label]);
  const open = (): void => {
    if (isWanted && phone().matches) setOpen(true);
  };
  return {
    isOpen,
    open,
    close() {
      focusButton(sheet.current);
      setOpen(false);
    },
    pressButton(event) {
      if (isOpen || !isWanted || !phone().matches || field()?.value.trim() !== "") return;
      event.preventDefault();
      setOpen(true);
      field()?.focus();
    },
    follow(event) {
      const link = clickedLink(event.nativeEvent);
      if (!isOpen || link === null || isModifiedClick(event)) return;
      event.preventDefault();
      window.location.replace(link.href);
    },
    submit(event) {
      const address = addressOf(field()?.value ?? "");
      if (!isOpen || address === null) return;
      event.preventDefault();
      window.location.replace(address);
    },
  };
}
