const sheetAt = (address: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].find(
    (link) => link.getAttribute("href") === address,
  );

const untilLoaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      resolve();
    });
  });

function newSheet(address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return link;
}

/** Adds a style sheet to the document, once per address. Resolves when it has loaded, or has failed and was removed. */
export function addSheet(address: string): Promise<void> {
  const existing = sheetAt(address);
  if (existing?.sheet) return Promise.resolve();
  const link = existing ?? newSheet(address);
  const loaded = untilLoaded(link);
  if (!existing) document.head.append(link);
  return loaded;
}

/**
 * Adds a style sheet that blocks the first paint where the browser supports that. Resolves when content may be
 * rendered: at once in such browsers, elsewhere like `addSheet`.
 */
export function addSheetBeforePaint(address: string): Promise<void> {
  const link = newSheet(address);
  const canBlock = "blocking" in link;
  if (canBlock) link.blocking.add("render");
  const loaded = untilLoaded(link);
  document.head.append(link);
  return canBlock ? Promise.resolve() : loaded;
}
