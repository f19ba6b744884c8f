import { hideMicroBannerKey } from "./hideMicroBanner.ts";

/** Lets the news above the header be closed for the session; where nothing can be kept, for this page. */
export function wireMicroBanner(): void {
  const banner = document.querySelector<HTMLElement>(".torg-micro-banner");
  banner?.querySelector("button")?.addEventListener("click", () => {
    (banner.closest("section") ?? banner).remove();
    try {
      sessionStorage.setItem(hideMicroBannerKey, "true");
    } catch {
      // Storage that is blocked or full: it comes back on the next page.
    }
  });
}
