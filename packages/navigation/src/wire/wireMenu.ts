import {
  allMarked,
  findMarked,
  focusLeaves,
  makeModal,
  markSelector,
  modalPanelMark,
  windowWidths,
} from "@torg/ui/wire";
import { type FlyoutEvent, type FlyoutState, nextFlyout } from "../domain/flyout.ts";
import { hoverDelay } from "../domain/menu.ts";
import { followCategory } from "./followCategory.ts";
import { moveByKeys } from "./moveByKeys.ts";
import { navigationMarks } from "./navigationMarks.ts";

const isMenu = (panel: Element): boolean => panel.matches(markSelector(navigationMarks.menu));
const isModal = (panel: Element): boolean => isMenu(panel) || panel.matches(markSelector(modalPanelMark));

/** The menu's label is on its landmark, and on the menu itself while it is a dialog; other panels have their own. */
function labelModal(panel: HTMLElement, isOpen: boolean): void {
  makeModal(panel, isOpen);
  if (isMenu(panel)) panel.ariaLabel = isOpen ? (panel.firstElementChild?.ariaLabel ?? null) : null;
}

const buttonOf = ({ id }: HTMLElement): HTMLElement | undefined =>
  allMarked(document, navigationMarks.opener).find((button) => button.getAttribute("popovertarget") === id);

function setExpanded(panel: HTMLElement, isOpen: boolean): void {
  const button = buttonOf(panel);
  button?.setAttribute("aria-expanded", String(isOpen));
  button?.setAttribute("aria-controls", panel.id);
}

/** Opens and closes the flyout of one category, by the events of its list item. */
function wireFlyout(item: HTMLElement, flyout: HTMLElement, isWide: () => boolean): void {
  let state: FlyoutState = "closed";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (event: FlyoutEvent) => {
    clearTimeout(timer);
    state = nextFlyout(state, event);
    if (state === "closed") flyout.hidePopover();
    else flyout.showPopover();
  };
  const wait = () => {
    timer = setTimeout(send, hoverDelay, "rest");
  };
  item.addEventListener("pointerenter", ({ pointerType }) => {
    if (isWide() && pointerType === "mouse") wait();
  });
  item.addEventListener("pointerleave", () => {
    if (isWide()) send("leave");
  });
  item.addEventListener("focusin", (event) => {
    const { target, relatedTarget } = event;
    const hasCome = !(relatedTarget instanceof Node && item.contains(relatedTarget));
    if (isWide() && hasCome && target instanceof Element && target.matches(":focus-visible")) send("rest");
  });
  item.addEventListener("focusout", (event) => {
    if (isWide() && focusLeaves(item, event.relatedTarget)) send("leave");
  });
  item.addEventListener("keydown", (event) => {
    if (isWide()) moveByKeys(event, flyout, () => state === "pinned" || send("press"));
  });
  buttonOf(flyout)?.addEventListener("click", (event) => {
    if (!isWide()) return;
    event.preventDefault();
    send("press");
  });
  // Pointer or focus may have arrived before this script.
  if (isWide() && item.querySelector(":focus-visible")) send("rest");
  else if (isWide() && matchMedia("(hover)").matches && item.matches(":hover")) wait();
  // Escape, a press elsewhere and another flyout close it directly.
  flyout.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") state = nextFlyout(state, "dismiss");
  });
}

/**
 * Adds what links and popovers cannot do by themselves. On a wide screen a flyout opens on hover after a delay and on
 * keyboard focus at once, arrow keys move through it, and its folds are open. On a small screen an open panel is a
 * modal dialog. Buttons expose what they opened.
 */
export function wireMenu(): void {
  const wide = matchMedia(`(width >= ${windowWidths.wide})`);
  const menu = findMarked(document, navigationMarks.menu);
  if (menu === null) return;
  const panels = [menu, ...allMarked(menu, navigationMarks.panel)];
  // The window may have become wide since the menu was opened and this script requested.
  if (wide.matches) menu.hidePopover();
  for (const panel of panels) {
    const isOpen = panel.matches(":popover-open");
    setExpanded(panel, isOpen);
    if (isOpen && panel === menu) labelModal(panel, true);
    const category = panel.closest<HTMLElement>(markSelector(navigationMarks.category));
    if (category !== null) {
      wireFlyout(category, panel, () => wide.matches);
      followCategory(panel);
    }
  }
  const unfold = (): void => {
    for (const fold of menu.querySelectorAll("details")) fold.open = wide.matches;
  };
  if (wide.matches) unfold();
  // Before the panel closes, so that its button is no longer inert when it gets the focus back.
  document.addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (target instanceof HTMLElement && isModal(target)) labelModal(target, newState === "open");
    },
    true,
  );
  document.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.popover) return;
      setExpanded(target, newState === "open");
      // Focus the button that opened the panel, unless the focus has already moved elsewhere.
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
    unfold();
  });
}
