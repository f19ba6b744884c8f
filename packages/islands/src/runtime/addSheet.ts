const sheetAt = (address: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].find(
    (link) => link.getAttribute("href") === address,
  );

/**
 * Adds a style sheet to the document, once per address; resolves when it is loaded, or has failed to and is gone again.
 * `prepare` sees a new link before it is in the document.
 */
export function addSheet(address: string, prepare?: (link: HTMLLinkElement) => void): Promise<void> {
  const known = sheetAt(address);
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const link = known ?? document.createElement("link");
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      resolve();
    });
    if (known) return;
    link.rel = "stylesheet";
    link.href = address;
    prepare?.(link);
    document.head.append(link);
  });
}
