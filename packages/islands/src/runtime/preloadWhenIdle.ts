interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** True when the visitor pays for bytes or has few of them: data saver, a mobile network that says so, 2G. */
export function isMetered(connection: Connection | undefined = navigator.connection): boolean {
  if (!connection) return false;
  return connection.saveData === true || connection.type === "cellular" || /2g/.test(connection.effectiveType ?? "");
}

/** Starts fetching a module without running it; with low priority unless somebody waits for it. */
export function preloadModule(href: string, priority: "auto" | "low" = "auto"): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  link.fetchPriority = priority;
  document.head.append(link);
}

/** Whether a file of an island is a style sheet, which comes with the island and not ahead of it. */
export const isSheet = (address: string): boolean => address.endsWith(".css");

/** Does something for the next press or page once this one has loaded and is idle; hears how long, where a browser tells. */
export function whenIdle(run: (idle?: IdleDeadline) => void): void {
  const start = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(() => run(), 1000);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}

/**
 * Fetches modules into the browser's cache while the page is idle, as many at a time as there is room for: each costs a
 * slow phone milliseconds, and a press is not to wait for all of them. Nothing on a metered connection.
 */
export function preloadWhenIdle(addresses: () => readonly string[]): void {
  if (isMetered()) return;
  let left: Iterator<string> | null = null;
  const preload = (idle?: IdleDeadline): void => {
    left ??= [...new Set(addresses())].filter((href) => !isSheet(href)).values();
    for (let next = left.next(); !next.done; next = left.next()) {
      preloadModule(next.value, "low");
      if (idle !== undefined && idle.timeRemaining() <= 0) return whenIdle(preload);
    }
  };
  whenIdle(preload);
}
