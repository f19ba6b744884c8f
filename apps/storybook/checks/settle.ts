/**
 * Waits until the page has answered a change of its size, look or text: until the next frame is drawn, in which
 * observers speak as well. A message that is sent in a frame arrives after it.
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
  // An image that cannot be decoded is for `brokenImages` to report.
  await image.decode().catch(() => undefined);
}

/** Waits for the layout, every font and every image of the page. */
export async function settle(): Promise<void> {
  await nextLayout();
  await document.fonts.ready;
  await Promise.all([...document.images].filter((image) => image.currentSrc !== "").map(imageEnded));
  // A part may show something else in the place of an image that did not come.
  await nextLayout();
}

/** Images that were asked for and did not come; one that is marked as missing has something in its place. */
export function brokenImages(): readonly Element[] {
  const images = [...document.images].filter((image) => image.dataset["missing"] === undefined);
  return images.filter((image) => image.currentSrc !== "" && image.complete && image.naturalWidth === 0);
}
