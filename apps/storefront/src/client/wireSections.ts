import { rowStep, sectionInView, stripEdges } from "@torg/ui";

/** How often scrolling is looked at, in milliseconds. */
const interval = 20;

function markSection(links: readonly HTMLAnchorElement[]): void {
  const tops = links.flatMap(({ hash }) => {
    const section = document.getElementById(hash.slice(1));
    return section === null ? [] : [{ id: hash, top: section.getBoundingClientRect().top }];
  });
  const current = sectionInView(tops);
  for (const link of links) {
    const isCurrent = link.hash === current;
    if (isCurrent === (link.ariaCurrent === "location")) continue;
    link.ariaCurrent = isCurrent ? "location" : null;
    const row = link.closest("ul");
    // Into sight within its row alone, so that the page itself stays where it is.
    if (isCurrent && row) row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - 56;
  }
}

/** Marks the section that is read, and lets the buttons move the row of links. */
export function wireSections(element: HTMLElement): void {
  const row = element.querySelector("ul");
  const nav = row?.parentElement;
  if (!row || !nav) return;
  const links = [...row.querySelectorAll("a")];
  const [previous, next] = nav.querySelectorAll("button");
  let waits = false;
  const look = (): void => {
    waits = false;
    markSection(links);
    const { atStart, atEnd } = stripEdges(row);
    nav.toggleAttribute("data-fits", atStart && atEnd);
    previous?.setAttribute("aria-disabled", String(atStart));
    next?.setAttribute("aria-disabled", String(atEnd));
  };
  const lookSoon = (): void => {
    if (!waits) setTimeout(look, interval);
    waits = true;
  };
  for (const [index, button] of [previous, next].entries()) {
    button?.addEventListener("click", () => {
      row.scrollLeft += index === 0 ? -rowStep : rowStep;
    });
  }
  for (const type of ["scroll", "resize"]) window.addEventListener(type, lookSoon, { passive: true });
  row.addEventListener("scroll", lookSoon, { passive: true });
  look();
}
