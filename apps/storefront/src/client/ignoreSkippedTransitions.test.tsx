import { expect, it } from "vitest";
import { ignoreSkippedTransitions } from "./ignoreSkippedTransitions.ts";

ignoreSkippedTransitions();

it.each([
  [new DOMException("Transition was skipped. Navigation aborted", "AbortError"), true],
  [new DOMException("Transition was aborted because of invalid state.", "InvalidStateError"), true],
  [new DOMException("The user aborted a request.", "AbortError"), false],
  [new Error("Transition was aborted"), false],
])("treats %s as a skipped transition: %s", (reason, isHushed) => {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isHushed);
});
