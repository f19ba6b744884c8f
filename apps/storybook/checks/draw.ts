/** Draws HTML as the only thing of a test page, and gives what it was drawn into. */
export function draw(html: string): HTMLElement {
  const canvas = document.createElement("div");
  canvas.innerHTML = html;
  document.body.replaceChildren(canvas);
  return canvas;
}
