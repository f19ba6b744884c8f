import { type ComponentType, lazy, useEffect } from "react";

const intents = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

/** Waits until somebody reaches for a place of the page. */
function reachedFor(place: Element): Promise<void> {
  if (place.matches(":hover,:focus-within")) return Promise.resolve();
  return new Promise((resolve) => {
    for (const intent of intents) place.addEventListener(intent, () => resolve(), { once: true });
  });
}

/** Keeps a form that is sent before its script is there; the answer sends it on. */
function holdForms(place: Element): () => void {
  let held: SubmitEvent | null = null;
  const hold = (event: Event): void => {
    event.preventDefault();
    if (event instanceof SubmitEvent) held = event;
  };
  place.addEventListener("submit", hold);
  return () => {
    place.removeEventListener("submit", hold);
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
    held = null;
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
    const place = document.querySelector(selector);
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
