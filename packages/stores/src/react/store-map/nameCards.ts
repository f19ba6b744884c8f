import type * as leaflet from "leaflet";
import type { StoresTexts } from "../../texts/sv.ts";

/** The card of a store is a non-modal dialog: it is labelled, Escape closes it, and the focus returns to its marker. */
export function nameCards(map: leaflet.Map, texts: StoresTexts): void {
  let opener: HTMLElement | null = null;
  map.on("popupopen", ({ popup }) => {
    const active = document.activeElement;
    opener = active instanceof HTMLElement && map.getContainer().contains(active) ? active : null;
    const card = popup.getElement();
    card?.setAttribute("role", "dialog");
    card?.setAttribute("aria-label", card.querySelector("strong")?.textContent ?? texts.mapTitle);
    // A card that opened by itself does not take the focus.
    if (opener !== null) card?.querySelector("button")?.focus({ preventScroll: true });
    // The map itself handles Escape only while it has the focus, not while the card has it.
    card?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") map.closePopup();
    });
  });
  map.on("popupclose", () => {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  });
}
