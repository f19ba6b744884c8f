/** Lets whoever logs in see what they type, in forms that no island draws. */
export function wirePassword(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-show-password]")) {
    const field = place.closest("form")?.querySelector<HTMLInputElement>("input[type=password]");
    if (!field) continue;
    place.hidden = false;
    place.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) field.type = target.checked ? "text" : "password";
    });
  }
}
