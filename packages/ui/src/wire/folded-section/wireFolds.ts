import { allMarked, findMarked, markSelector } from "../mark.ts";
import { clickedLink } from "../clickedLink.ts";
import { foldMarks } from "./foldMarks.ts";

const rowOf = (section: Element): HTMLDetailsElement | null => {
  const row = findMarked(section, foldMarks.row);
  return row instanceof HTMLDetailsElement ? row : null;
};

/** Opens the section that contains the target of a link. */
function openTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  const section = target?.closest(markSelector(foldMarks.root));
  const row = section ? rowOf(section) : null;
  if (row) row.open = true;
}

function wireFold(section: HTMLElement): void {
  const row = rowOf(section);
  const button = findMarked(section, foldMarks.button);
  const content = findMarked(section, foldMarks.content);
  if (!row || !button || !content) return;
  const update = (): void => {
    button.ariaExpanded = String(row.open);
    // `until-found` lets find-in-page reach closed content and open it.
    if (row.open) content.removeAttribute("hidden");
    else content.setAttribute("hidden", "until-found");
  };
  row.addEventListener("toggle", update);
  content.addEventListener("beforematch", () => {
    row.open = true;
  });
  update();
}

/** Exposes which sections in `place` are open on phones, and opens the one that a link or find-in-page leads to. */
export function wireFolds(place: ParentNode): void {
  for (const section of allMarked(place, foldMarks.root)) wireFold(section);
  openTarget(location.hash);
  window.addEventListener("hashchange", () => openTarget(location.hash));
  document.addEventListener("click", (event) => {
    const link = clickedLink(event);
    if (link?.pathname === location.pathname) openTarget(link.hash);
  });
}
