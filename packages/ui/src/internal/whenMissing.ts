/** Tells of an image of the server's HTML that has failed before anybody listened; later ones tell by themselves. */
export function whenMissing(image: HTMLImageElement, tell: () => void): void {
  if (!image.complete || image.naturalWidth > 0 || image.currentSrc === "") return;
  // A drawing without a size has no width either, and can be drawn.
  image.decode().catch(tell);
}
