const kinds = "nav, aside, search, section, form, [role=region], [role=navigation], [role=search], [role=form]";
const selector = `:is(${kinds}):is([aria-label], [aria-labelledby])`;

interface Name {
  readonly own: string;
  readonly given: string;
}

const known = new WeakMap<Element, Name>();

function readName(landmark: Element): string {
  const ids = landmark.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.map((id) => landmark.ownerDocument.getElementById(id)?.textContent.trim() ?? "").join(" ");
  return named === "" ? (landmark.getAttribute("aria-label") ?? "") : named;
}

/** The name of a landmark before it was numbered. */
function ownName(landmark: Element): string {
  const name = readName(landmark);
  const before = known.get(landmark);
  return before?.given === name ? before.own : name;
}

/**
 * Numbers landmarks of the same name, from the second one on. On a shop page a part appears once; a documentation page
 * shows it in every state, and numbers tell users who go from landmark to landmark which one they are at.
 */
export function tellLandmarksApart(page: ParentNode): void {
  const counts = new Map<string, number>();
  for (const landmark of page.querySelectorAll(selector)) {
    if (landmark.closest("[inert]") !== null) continue;
    const own = ownName(landmark);
    const count = (counts.get(own) ?? 0) + 1;
    counts.set(own, count);
    const given = count === 1 ? own : `${own} (${count})`;
    if (readName(landmark) === given) continue;
    landmark.removeAttribute("aria-labelledby");
    landmark.setAttribute("aria-label", given);
    known.set(landmark, { own, given });
  }
}
