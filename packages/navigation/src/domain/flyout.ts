/** State of a flyout: `shown` while pointer or focus is on its category, `pinned` after a press. */
export type FlyoutState = "closed" | "shown" | "pinned";

/**
 * Events of a category: pointer or focus rests on it, its button is pressed, they leave it, or the flyout is dismissed.
 */
export type FlyoutEvent = "rest" | "press" | "leave" | "dismiss";

/**
 * The state after an event. A press pins a flyout that hovering had opened, so that clicking the button never closes
 * what has just appeared; leaving closes only an unpinned one.
 */
export function nextFlyout(state: FlyoutState, event: FlyoutEvent): FlyoutState {
  if (event === "dismiss") return "closed";
  if (event === "press") return state === "pinned" ? "closed" : "pinned";
  if (state === "pinned") return "pinned";
  return event === "rest" ? "shown" : "closed";
}
