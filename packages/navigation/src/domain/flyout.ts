/** How a flyout is: `shown` while a pointer or the focus is on its category, `pinned` since a press. */
export type FlyoutState = "closed" | "shown" | "pinned";

/** What happens to a category: somebody rests on it, presses its button, goes away from it, or dismisses it. */
export type FlyoutEvent = "rest" | "press" | "leave" | "dismiss";

/**
 * The flyout after something has happened. A press keeps open what only resting had opened, so that a pointer that
 * comes to the button never shuts what it just saw appear; going away closes only what no press has pinned.
 */
export function nextFlyout(state: FlyoutState, event: FlyoutEvent): FlyoutState {
  if (event === "dismiss") return "closed";
  if (event === "press") return state === "pinned" ? "closed" : "pinned";
  if (state === "pinned") return "pinned";
  return event === "rest" ? "shown" : "closed";
}
