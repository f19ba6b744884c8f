import { type MouseEvent, useRef, useState } from "react";
import type { Lightbox } from "../lightbox/Lightbox.tsx";

/** How the lightbox is had, and what happens when it cannot be. */
export interface LightboxWays {
  readonly load: () => Promise<typeof Lightbox>;
  /** Follows the link of a picture instead. */
  readonly follow: (address: string) => void;
}

const browserWays: LightboxWays = {
  load: async () => (await import("../lightbox/Lightbox.tsx")).Lightbox,
  follow: (address) => window.location.assign(address),
};

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

/** Fetches the lightbox on intent, once, and opens it. A fetch that failed is tried again at the next reach. */
export function useLightbox({ load, follow }: LightboxWays = browserWays): LoadedLightbox {
  const [Part, setPart] = useState<typeof Lightbox | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const coming = useRef<Promise<boolean>>(null);
  const fetchPart = (): Promise<boolean> => {
    coming.current ??= load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        coming.current = null;
        return false;
      },
    );
    return coming.current;
  };
  const show = async (address: string): Promise<void> => {
    if (await fetchPart()) setIsOpen(true);
    else follow(address);
  };
  return {
    Part,
    isOpen,
    prepare: () => void fetchPart(),
    open: (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      void show(event.currentTarget.href);
    },
    close: () => setIsOpen(false),
  };
}
