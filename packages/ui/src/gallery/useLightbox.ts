import { type MouseEvent, useRef, useState } from "react";
import type { Lightbox } from "../lightbox/Lightbox.tsx";
import { isModifiedClick } from "../wire/isModifiedClick.ts";

/** How the lightbox loads, and the fallback if it cannot. */
export interface LightboxLoading {
  readonly load: () => Promise<typeof Lightbox>;
  /** Follows the link of a picture instead. */
  readonly follow: (address: string) => void;
}

const browserLoading: LightboxLoading = {
  load: async () => (await import("../lightbox/Lightbox.tsx")).Lightbox,
  follow: (address) => window.location.assign(address),
};

/** A lightbox that loads when the user approaches it. */
export interface LoadedLightbox {
  /** The component, once it has loaded. */
  readonly Part: typeof Lightbox | null;
  readonly isOpen: boolean;
  /** Loads the component; call it when the user approaches a picture. */
  readonly prepare: () => void;
  /** Opens instead of following the link; the link is followed if the component cannot be loaded. */
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly close: () => void;
}

/** Loads the lightbox on intent, once, and opens it. A failed load is retried the next time. */
export function useLightbox({ load, follow }: LightboxLoading = browserLoading): LoadedLightbox {
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
      if (isModifiedClick(event)) return;
      event.preventDefault();
      void show(event.currentTarget.href);
    },
    close: () => setIsOpen(false),
  };
}
