const intents = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

/**
 * Waits until somebody reaches for a part that the server has drawn. A part that is not on the page yet is wanted at
 * once, since it can only be drawn here.
 */
export function whenReachedFor(selector: string): Promise<void> {
  const place = document.querySelector(selector);
  if (place === null || place.matches(":hover,:focus-within")) return Promise.resolve();
  return new Promise((resolve) => {
    for (const intent of intents) place.addEventListener(intent, () => resolve(), { once: true });
  });
}
