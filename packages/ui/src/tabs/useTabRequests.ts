import { useEffect } from "react";

/** Event on `window` that asks for a tab; its detail is `{ id }`. */
const requestEvent = "tabs:toggle";

function idOf(event: Event): unknown {
  if (!(event instanceof CustomEvent)) return undefined;
  const detail: unknown = event.detail;
  return typeof detail === "object" && detail !== null && "id" in detail ? detail.id : undefined;
}

/** Hears links to `#id` and events that ask for a tab, as long as the part is on the page. */
export function useTabRequests(onRequest: (id: string) => void): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
      const href = link?.getAttribute("href") ?? "";
      if (href.length > 1) onRequest(decodeURIComponent(href.slice(1)));
    };
    const handleRequest = (event: Event): void => {
      const id = idOf(event);
      if (typeof id === "string") onRequest(id);
    };
    document.addEventListener("click", handleClick);
    window.addEventListener(requestEvent, handleRequest);
    return () => {
      document.removeEventListener("click", handleClick);
      window.removeEventListener(requestEvent, handleRequest);
    };
  }, [onRequest]);
}
