/** Reports an image in server HTML that failed before hydration; later failures fire their own event. */
export function whenMissing(image: HTMLImageElement, onMissing: () => void): void {
  if (!image.complete || image.naturalWidth > 0 || image.currentSrc === "") return;
  // An SVG without a size has no natural width either, but can be decoded.
  image.decode().catch(onMissing);
}
