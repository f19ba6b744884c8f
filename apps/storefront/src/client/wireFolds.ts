/** Opens the section that a link leads to, or that what it leads to stands in. */
function openTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  const row = target?.closest("[data-fold]")?.querySelector("details");
  if (row) row.open = true;
}

function wireFold(section: HTMLElement): void {
  const row = section.querySelector("details");
  const button = row?.querySelector("summary");
  const content = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  if (!row || !button || !content) return;
  const tell = (): void => {
    button.ariaExpanded = String(row.open);
    // A search in the page then finds what is closed, and opens it.
    if (row.open) content.removeAttribute("hidden");
    else content.setAttribute("hidden", "until-found");
  };
  row.addEventListener("toggle", tell);
  content.addEventListener("beforematch", () => {
    row.open = true;
  });
  tell();
}

/** Tells which sections are open on phones, and opens the one that a link or a search in the page leads to. */
export function wireFolds(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-fold]")) wireFold(section);
  openTarget(location.hash);
  window.addEventListener("hashchange", () => openTarget(location.hash));
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link?.pathname === location.pathname) openTarget(link.hash);
  });
}
