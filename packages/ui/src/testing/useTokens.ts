import { useSyncExternalStore } from "react";

/** Current values of custom properties on the page, by name. */
export type TokenValues = ReadonlyMap<string, string>;

const between = "\n";

function readTokens(names: readonly string[]): string {
  const probe = document.createElement("span");
  document.body.append(probe);
  const values = names.map((name) => {
    if (!name.startsWith("--torg-color")) return getComputedStyle(probe).getPropertyValue(name).trim();
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return values.join(between);
}

/** Themes change through attributes of the root element. */
function listen(change: () => void): () => void {
  const observer = new MutationObserver(change);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Current tokens of the page, colours as `rgb(…)`; empty without a browser. */
export function useTokens(names: readonly string[]): TokenValues {
  const text = useSyncExternalStore(
    listen,
    () => readTokens(names),
    () => "",
  );
  const values = text.split(between);
  return new Map(names.map((name, index): readonly [string, string] => [name, values[index] ?? ""]));
}
