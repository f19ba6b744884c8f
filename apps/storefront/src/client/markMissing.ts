function markAsMissing({ dataset }: HTMLImageElement): void {
  if (dataset["none"] !== undefined) dataset["missing"] = "";
}

/**
 * Marks pictures that failed to load, so that the fallback of their component shows instead of the browser's own frame
 * or icon.
 */
export function markMissing(): void {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && markAsMissing(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) markAsMissing(image);
}
