const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the page has answered a change of its size, look or text: two frames, in which observers speak as well. */
export async function nextLayout(): Promise<void> {
  await frame();
  await frame();
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
}

/** Images that were asked for and did not come. */
export function brokenImages(): readonly Element[] {
  return [...document.images].filter((image) => image.currentSrc !== "" && image.complete && image.naturalWidth === 0);
}
