/** Steps of the arrow keys; nothing happens at an end. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const linksOf = (place: Element): readonly HTMLElement[] =>
  [...place.querySelectorAll("a")].filter((link) => link.checkVisibility());

/**
 * Moves the focus with the arrow keys: down from a category into its flyout (opened by `open`), up and down among its
 * links, and sideways between categories. Everything can be reached by Tab as well.
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
