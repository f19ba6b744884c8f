import { type MouseEvent, useRef, useState } from "react";
import type { Lightbox } from "../lightbox/Lightbox.tsx";

/** A lightbox that is fetched when somebody reaches for it. */
export interface LoadedLightbox {
  /** The part, once it is there. */
  readonly Part: typeof Lightbox | null;
  readonly isOpen: boolean;
  /** Somebody reaches for a picture: fetches the part. */
  readonly prepare: () => void;
  /** Opens in place of following the link; the link is followed when the part cannot be had. */
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly close: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Fetches the lightbox on intent, and opens it. */
export function useLightbox(): LoadedLightbox {
  const [Part, setPart] = useState<typeof Lightbox | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const coming = useRef<Promise<void>>(null);
  const load = (): Promise<void> => {
    coming.current ??= import("../lightbox/Lightbox.tsx").then(({ Lightbox: loaded }) => setPart(() => loaded));
    return coming.current;
  };
  return {
    Part,
    isOpen,
    prepare: () => {
      load().catch(() => {
        coming.current = null;
      });
    },
    open: (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      load().then(
        () => setIsOpen(true),
        () => window.location.assign(href),
      );
    },
    close: () => setIsOpen(false),
  };
}
