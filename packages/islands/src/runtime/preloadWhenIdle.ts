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

/** True when the visitor's data is limited or paid for: data saver, a reported mobile network, 2G. */
export function isMetered(connection: Connection | undefined = navigator.connection): boolean {
  if (!connection) return false;
  return connection.saveData === true || connection.type === "cellular" || /2g/.test(connection.effectiveType ?? "");
}

/** Starts fetching a module without running it; use low priority unless the user is waiting for it. */
export function preloadModule(href: string, priority: "auto" | "low" = "auto"): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  link.fetchPriority = priority;
  document.head.append(link);
}

/** Whether a file of an island is a style sheet. Those load with the island and are not preloaded. */
export const isSheet = (address: string): boolean => address.endsWith(".css");

/**
 * Runs work for the next press or page once this page has loaded and is idle; passes the idle deadline if the browser
 * has one.
 */
export function whenIdle(run: (idle?: IdleDeadline) => void): void {
  const start = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(() => run(), 1000);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}

/**
 * Fetches modules into the browser's cache while the page is idle, as many at a time as the idle period allows: each
 * costs a slow phone milliseconds, and a press must not wait for all of them. Does nothing on a metered connection.
 */
export function preloadWhenIdle(addresses: () => readonly string[]): void {
  if (isMetered()) return;
  let remaining: Iterator<string> | null = null;
  const preload = (idle?: IdleDeadline): void => {
    remaining ??= [...new Set(addresses())].filter((href) => !isSheet(href)).values();
    for (let next = remaining.next(); !next.done; next = remaining.next()) {
      preloadModule(next.value, "low");
      if (idle !== undefined && idle.timeRemaining() <= 0) return whenIdle(preload);
    }
  };
  whenIdle(preload);
}
