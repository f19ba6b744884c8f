import { type ComponentType, useEffect, useLayoutEffect } from "react";

const intents = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

/**
 * Calls `listener` with every event of these types inside a place, before any other listener, because React stops them
 * for markup it has not hydrated yet. Returns a function that stops listening.
 */
function listenInside(place: Element, types: readonly string[], listener: (event: Event) => void): () => void {
  const listen = (event: Event): void => {
    if (event.target instanceof Node && place.contains(event.target)) listener(event);
  };
  for (const type of types) window.addEventListener(type, listen, true);
  return () => {
    for (const type of types) window.removeEventListener(type, listen, true);
  };
}

const fieldsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea"),
];
const isChanged = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): boolean => value !== defaultValue;

/** Whether a place is or contains an open element: its folded content is then visible, and its buttons are needed. */
const isOpened = (place: Element): boolean => place.matches("[open]") || place.querySelector("[open]") !== null;

/**
 * Resolves when a place of the page is pointed at, touched, focused or opened. Resolves at once when a field in it was
 * changed before, and when it leaves the document, because React drops server markup when something around it changes.
 */
function reachedFor(place: Element): Promise<void> {
  if (place.matches(":hover,:focus-within") || isOpened(place) || fieldsOf(place).some(isChanged))
    return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      stop();
      observer.disconnect();
      resolve();
    };
    const stop = listenInside(place, intents, finish);
    const observer = new MutationObserver(() => {
      if (!place.isConnected || isOpened(place)) finish();
    });
    observer.observe(document, { childList: true, subtree: true });
    observer.observe(place, { attributes: true, attributeFilter: ["open"], subtree: true });
  });
}

/**
 * Holds back form submissions inside a place until their script is loaded. The returned function submits the last one
 * held.
 */
function holdForms(place: Element): () => void {
  let submission: Event | null = null;
  const stop = listenInside(place, ["submit"], (event) => {
    event.preventDefault();
    submission = event;
  });
  return () => {
    stop();
    const event = submission;
    submission = null;
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement)
      event.target.requestSubmit(event.submitter);
  };
}

/**
 * Remembers the texts, focus and carets of a place's fields, because React overwrites a hydrated textarea with the
 * server's text. The result restores them, and dispatches `focusout` for fields that were changed and left meanwhile.
 */
function holdTexts(place: Element) {
  const fields = fieldsOf(place);
  const texts = new Map(fields.map((field) => [field, field.value]));
  let carets: readonly (() => void)[] = [];
  const stop = listenInside(place, ["input"], ({ target }) => {
    for (const field of fields) if (field === target) texts.set(field, field.value);
  });
  return {
    /** Remembers the caret; to be called right before the fields are hydrated. */
    rememberCarets: () => {
      carets = fields
        .filter((field) => field === document.activeElement && field.selectionStart !== null)
        .map((field) => field.setSelectionRange.bind(field, field.selectionStart, field.selectionEnd));
    },
    /** Works once, so that later input is not undone when a place is hidden and shown again. */
    restore: () => {
      stop();
      for (const [field, text] of texts) if (field.value !== text) field.value = text;
      if (texts.size > 0) for (const putCaret of carets) putCaret();
      texts.clear();
    },
    /** Dispatches `focusout` for fields that were left before anything listened: some fields save then. */
    dispatchMissedFocusout: () => {
      for (const field of fields)
        if (isChanged(field) && field !== document.activeElement)
          field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    },
  };
}

/**
 * Loads a part that takes over its server markup, found by `selector`, once the user reaches for it or opens it. If
 * that markup is not on the page, or no longer, the part is fetched at once. Nothing typed or submitted meanwhile is
 * lost.
 */
export async function loadWhenReached<P extends object>(
  selector: string,
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  // A server renders all of it at once.
  const place = "document" in globalThis ? document.querySelector(selector) : null;
  if (place === null) return load();
  await reachedFor(place);
  const release = holdForms(place);
  const { rememberCarets, restore, dispatchMissedFocusout } = holdTexts(place);
  const Part = await load().catch((error: unknown) => {
    // Without script the form still works.
    release();
    throw error;
  });
  return (props: P) => {
    useLayoutEffect(restore, []);
    useEffect(() => {
      dispatchMissedFocusout();
      release();
    }, []);
    rememberCarets();
    return <Part {...props} />;
  };
}
