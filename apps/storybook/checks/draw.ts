/** Renders HTML as the only content of a test page, and returns its container. */
export function draw(html: string): HTMLElement {
  const canvas = document.createElement("div");
  canvas.innerHTML = html;
  document.body.replaceChildren(canvas);
  return canvas;
}
