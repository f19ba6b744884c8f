import { openInPlace, windowWidths } from "@torg/ui/wire";
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";

/** What a search that fills a phone is made with. */
interface OverlaySettings {
  /** What fills the window. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Whether it fills a phone at all. */
  readonly isWanted: boolean;
  /** What the dialog is called. */
  readonly label: string;
  readonly onOpen: (() => void) | undefined;
  /** The address of what the form finds for words; null for blank ones. */
  readonly addressOf: (words: string) => string | null;
}

/** A search that fills the window of a phone while somebody is in it. */
export interface SearchOverlay {
  readonly isOpen: boolean;
  /** Opens it where the window is a phone's; elsewhere nothing happens. */
  readonly open: () => void;
  readonly close: () => void;
  /** Hears a press on the button of the form: of an empty field on a phone it opens the search. */
  readonly pressButton: (event: MouseEvent) => void;
  /** Hears presses in the sheet, and leaves the page for a link in it without the step that closes it. */
  readonly follow: (event: MouseEvent) => void;
  /** Hears the form, and leaves the page likewise. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

const phone = (): MediaQueryList => window.matchMedia(`(width < ${windowWidths.medium})`);

/** Whether a click asks for another window and leaves this page as it is. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;

/** Gives the focus to the button of the form; not to the field, with which the keyboard would stay. */
function focusButton(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>("form > button:last-of-type")?.focus();
}

/** Opens a search over the whole window of a phone, in its place, so that the keyboard that came with the press stays. */
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
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!isOpen || link === null || opensElsewhere(event)) return;
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
