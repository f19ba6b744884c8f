import { useEffect, useRef } from "react";
import { isModifiedClick } from "../wire/isModifiedClick.ts";
import { clickedLink } from "../wire/clickedLink.ts";

/** Event on `window` that requests a tab; its detail is `{ id }`. */
const requestEvent = "tabs:toggle";

/** Handlers of a tab request. */
interface TabActions {
  /** Selects a tab; false if there is none with that id. */
  readonly select: (id: string) => boolean;
  readonly focus: (id: string) => void;
}

function idOf(event: Event): unknown {
  if (!(event instanceof CustomEvent)) return undefined;
  const detail: unknown = event.detail;
  return typeof detail === "object" && detail !== null && "id" in detail ? detail.id : undefined;
}

/** The identifier in a hash such as `#omdomen`; empty if it cannot be decoded. */
function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** The identifier that a clicked link targets in this page; empty otherwise. */
function idOfClick(event: MouseEvent): string {
  if (isModifiedClick(event)) return "";
  const href = clickedLink(event)?.getAttribute("href") ?? "";
  return href.startsWith("#") ? idInHash(href) : "";
}

/**
 * Handles tab requests by links to `#id`, by the address and by events while mounted. A link moves the focus to the
 * tab; an event and the initial address leave it where it is.
 */
export function useTabRequests(actions: TabActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const id = idOfClick(event);
      if (id === "" || !latest.current.select(id)) return;
      // The browser would jump to the panel and take the focus from the tab.
      if (!event.defaultPrevented) window.history.pushState(window.history.state, "", `#${encodeURIComponent(id)}`);
      event.preventDefault();
      latest.current.focus(id);
    };
    const handleHash = (): void => void latest.current.select(idInHash(window.location.hash));
    const handleRequest = (event: Event): void => {
      const id = idOf(event);
      if (typeof id === "string") latest.current.select(id);
    };
    handleHash();
    document.addEventListener("click", handleClick);
    window.addEventListener("popstate", handleHash);
    window.addEventListener(requestEvent, handleRequest);
    return () => {
      document.removeEventListener("click", handleClick);
      window.removeEventListener("popstate", handleHash);
      window.removeEventListener(requestEvent, handleRequest);
    };
  }, []);
}
