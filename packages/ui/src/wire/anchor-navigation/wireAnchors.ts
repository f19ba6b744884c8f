import { stripEdges } from "../carousel/carouselStrip.ts";
import { watchStrip } from "../carousel/watchStrip.ts";
import { allMarked, findMarked } from "../mark.ts";
import { anchorMarks } from "./anchorMarks.ts";
import { moveRow, showFocused, showLinkAt } from "./anchorRow.ts";
import { readSection, watchPage } from "./readSection.ts";
import { rowStep } from "./sectionInView.ts";

function wire(nav: HTMLElement, row: HTMLElement): void {
  const links = allMarked(row, anchorMarks.link);
  const ids = links.map((link) => link.getAttribute("href")?.slice(1) ?? "");
  const previous = findMarked(nav, anchorMarks.previous);
  const next = findMarked(nav, anchorMarks.next);
  let current: string | null = null;
  const markCurrent = (): void => {
    const read = readSection(ids);
    if (read === current) return;
    current = read;
    for (const [index, link] of links.entries()) link.ariaCurrent = ids[index] === read ? "location" : null;
    showLinkAt(row, read === null ? -1 : ids.indexOf(read));
  };
  previous?.addEventListener("click", () => moveRow(row, -rowStep));
  next?.addEventListener("click", () => moveRow(row, rowStep));
  row.addEventListener("focusin", showFocused);
  watchPage(markCurrent);
  watchStrip(row, () => {
    const { atStart, atEnd } = stripEdges(row);
    nav.toggleAttribute("data-fits", atStart && atEnd);
    if (previous) previous.ariaDisabled = String(atStart);
    if (next) next.ariaDisabled = String(atEnd);
  });
  markCurrent();
}

/** Marks the section in view in each row of links in `place`, and wires the row's buttons. */
export function wireAnchors(place: ParentNode): void {
  for (const nav of allMarked(place, anchorMarks.root)) {
    const row = findMarked(nav, anchorMarks.row);
    if (row !== null) wire(nav, row);
  }
}
