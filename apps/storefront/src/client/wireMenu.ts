import { followCategory } from "@torg/navigation";
import { hoverDelay, mobileBreakpoint, nextFlyout } from "@torg/navigation/domain";
import type { FlyoutEvent, FlyoutState } from "@torg/navigation/domain";
import { focusLeaves } from "@torg/ui";

/** Makes everything beside an element, and beside what it lies in, answer nobody; or answer again. */
function isolate(panel: HTMLElement, isOpen: boolean): void {
  for (let part = panel; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other instanceof HTMLElement) other.inert = isOpen;
    }
  }
}

function makeModal(panel: HTMLElement, isOpen: boolean): void {
  isolate(panel, isOpen);
  panel.role = isOpen ? "dialog" : null;
  panel.ariaModal = isOpen ? "true" : null;
  // The menu's name stands on its landmark; the filter panel brings its own.
  const name = panel.querySelector(":scope > nav")?.ariaLabel;
  if (name !== undefined) panel.ariaLabel = isOpen ? name : null;
}

const buttonOf = ({ id }: HTMLElement): HTMLElement | null =>
  document.querySelector(`header [popovertarget="${id}"]:not([popovertargetaction])`);

function tellButton(panel: HTMLElement, isOpen: boolean): void {
  const button = buttonOf(panel);
  button?.setAttribute("aria-expanded", String(isOpen));
  button?.setAttribute("aria-controls", panel.id);
}

/** Opens and closes the flyout of one category, by what its list item sees. */
function wireFlyout(item: HTMLElement, flyout: HTMLElement, isWide: () => boolean): void {
  let state: FlyoutState = "closed";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (event: FlyoutEvent) => {
    clearTimeout(timer);
    state = nextFlyout(state, event);
    if (state === "closed") flyout.hidePopover();
    else flyout.showPopover();
  };
  const wait = () => {
    timer = setTimeout(hear, hoverDelay, "rest");
  };
  item.addEventListener("pointerenter", ({ pointerType }) => {
    if (isWide() && pointerType === "mouse") wait();
  });
  item.addEventListener("pointerleave", () => {
    if (isWide()) hear("leave");
  });
  item.addEventListener("focusin", (event) => {
    const { target, relatedTarget } = event;
    const hasCome = !(relatedTarget instanceof Node && item.contains(relatedTarget));
    if (isWide() && hasCome && target instanceof Element && target.matches(":focus-visible")) hear("rest");
  });
  item.addEventListener("focusout", (event) => {
    if (isWide() && focusLeaves(item, event.relatedTarget)) hear("leave");
  });
  item.querySelector("button")?.addEventListener("click", (event) => {
    if (!isWide()) return;
    event.preventDefault();
    hear("press");
  });
  // Who came before this script did has come all the same.
  if (isWide() && item.querySelector(":focus-visible")) hear("rest");
  else if (isWide() && matchMedia("(hover)").matches && item.matches(":hover")) wait();
  // Escape, a press elsewhere and another flyout close it without asking.
  flyout.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") state = nextFlyout(state, "dismiss");
  });
}

/**
 * Adds to the menu what links and popovers cannot do by themselves: a flyout opens for a pointer that rests on its
 * category and for the keyboard at once; on a small screen an open panel is a modal dialog; buttons say what they opened.
 */
export function wireMenu(): void {
  const wide = matchMedia(`(width >= ${mobileBreakpoint}px)`);
  const panels = document.querySelectorAll<HTMLElement>("header [popover]");
  // The screen may have become wide since the menu was opened and this script was sent for.
  if (wide.matches) document.getElementById("meny")?.hidePopover();
  for (const panel of panels) {
    const isOpen = panel.matches(":popover-open");
    tellButton(panel, isOpen);
    if (isOpen && panel.id === "meny") makeModal(panel, true);
    if (panel.parentElement?.matches("li")) {
      wireFlyout(panel.parentElement, panel, () => wide.matches);
      followCategory(panel);
    }
  }
  // Before the panel goes, so that the focus can come back to a button that answers.
  document.addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (target instanceof HTMLElement && target.matches("#meny,#filter")) makeModal(target, newState === "open");
    },
    true,
  );
  document.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.popover) return;
      tellButton(target, newState === "open");
      // Back to what opened the panel, unless the focus has gone somewhere by itself.
      const { activeElement } = document;
      if (
        newState === "closed" &&
        !wide.matches &&
        (activeElement === document.body || target.contains(activeElement))
      ) {
        buttonOf(target)?.focus({ preventScroll: true });
      }
    },
    true,
  );
  wide.addEventListener("change", () => {
    for (const panel of panels) panel.hidePopover();
  });
}
