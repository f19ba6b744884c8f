/**
 * Waits until the page has responded to a change of its size, look or text: until the next frame is rendered, in which
 * observers run too. A message sent in a frame arrives after it.
 */
export function nextLayout(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  });
}

async function imageEnded(image: HTMLImageElement): Promise<void> {
  image.loading = "eager";
  // Images that cannot be decoded are reported by `brokenImages`.
  await image.decode().catch(() => undefined);
}

/** Waits for the layout, every font and every image of the page. */
export async function settle(): Promise<void> {
  await nextLayout();
  await document.fonts.ready;
  await Promise.all([...document.images].filter((image) => image.currentSrc !== "").map(imageEnded));
  // A component may replace an image that failed to load.
  await nextLayout();
}

/** Requested images that failed to load; those marked as missing already have a replacement. */
export function brokenImages(): readonly Element[] {
  const images = [...document.images].filter((image) => image.dataset["missing"] === undefined);
  return images.filter((image) => image.currentSrc !== "" && image.complete && image.naturalWidth === 0);
}
