import { hideMicroBannerKey } from "../frame/hideMicroBanner.ts";

/** Lets the news above the header be closed for the session; where nothing can be kept, for this page. */
export function wireMicroBanner(): void {
  const button = document.querySelector(".torg-micro-banner button");
  button?.addEventListener("click", () => {
    (button.closest("section") ?? button.parentElement)?.remove();
    try {
      sessionStorage.setItem(hideMicroBannerKey, "true");
    } catch {
      // Storage that is blocked or full: it comes back on the next page.
    }
  });
}
