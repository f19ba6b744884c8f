import { type ComponentType, lazy, useEffect } from "react";

const intents = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

/**
 * Hears events inside a place, before anybody else: React keeps them from what it has not come to yet. The answer stops.
 */
function hearInside(place: Element, types: readonly string[], hear: (event: Event) => void): () => void {
  const listen = (event: Event): void => {
    if (event.target instanceof Node && place.contains(event.target)) hear(event);
  };
  for (const type of types) window.addEventListener(type, listen, true);
  return () => {
    for (const type of types) window.removeEventListener(type, listen, true);
  };
}

/** Waits until somebody reaches for a place of the page. */
function reachedFor(place: Element): Promise<void> {
  if (place.matches(":hover,:focus-within")) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = hearInside(place, intents, () => {
      stop();
      resolve();
    });
  });
}

/** Keeps a form that is sent before its script is there; the answer sends it on. */
function holdForms(place: Element): () => void {
  let held: Event | null = null;
  const stop = hearInside(place, ["submit"], (event) => {
    event.preventDefault();
    held = event;
  });
  return () => {
    stop();
    const event = held;
    held = null;
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement)
      event.target.requestSubmit(event.submitter);
  };
}

/**
 * A part whose script is fetched when somebody reaches for what the server has drawn of it, found by `selector`; what is
 * not on the page yet is fetched at once. What is sent meanwhile is not lost. Draw it inside `Suspense`, always as the
 * same element: what the server has drawn stands only as long as nothing around it changes.
 */
export function lateOnIntent<P extends object>(
  selector: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy(async () => {
    // A server draws the whole of it, at once.
    const place = "document" in globalThis ? document.querySelector(selector) : null;
    if (place === null) return { default: await load() };
    await reachedFor(place);
    const release = holdForms(place);
    const Part = await load().catch((error: unknown) => {
      // Without script the form still works.
      release();
      throw error;
    });
    const Late = (props: P) => {
      useEffect(release, []);
      return <Part {...props} />;
    };
    return { default: Late };
  });
}
