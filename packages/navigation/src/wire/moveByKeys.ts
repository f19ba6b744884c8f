/** Steps that the arrows make; beyond an end nothing happens. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const linksOf = (place: Element): readonly HTMLElement[] =>
  [...place.querySelectorAll("a")].filter((link) => link.checkVisibility());

/**
 * Moves the focus by arrows: down from a category into its flyout, which `open` opens, up and down among the flyout's
 * links, and sideways from one category to the next. All of it can be reached by Tab as well.
 */
export function moveByKeys(event: KeyboardEvent, flyout: HTMLElement, open: () => void): void {
  const { key, target, currentTarget: item } = event;
  if (!(target instanceof Element) || !(item instanceof HTMLElement)) return;
  const step = steps[key];
  const isInside = flyout.contains(target);
  let next: HTMLElement | null | undefined;
  if (step !== undefined && (isInside || step > 0)) {
    if (!isInside) open();
    const links = linksOf(flyout);
    next = links[links.findIndex((link) => link === target) + step];
  } else if (!isInside && (key === "ArrowRight" || key === "ArrowLeft")) {
    const isOn = (key === "ArrowRight") === (getComputedStyle(item).direction !== "rtl");
    const beside = isOn ? item.nextElementSibling : item.previousElementSibling;
    next = beside?.querySelector<HTMLElement>("a, button");
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}
