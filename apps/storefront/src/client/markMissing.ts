function mark({ dataset }: HTMLImageElement): void {
  if (dataset["none"] !== undefined) dataset["missing"] = "";
}

/**
 * Marks pictures that cannot be fetched, so that what their part says in their place is seen: some browsers draw a frame
 * or a sign of their own instead.
 */
export function markMissing(): void {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image);
}
