import { findMarked, microBannerMarks } from "@torg/ui/wire";
import { closeMicroBanner } from "../domain/microBanner.ts";
import { navigationMarks } from "./navigationMarks.ts";

/** Wires the banner's close button; remembered for the browser session, or if storage fails only for this page. */
export function wireMicroBanner(): void {
  const news = findMarked(document, navigationMarks.news);
  if (news === null) return;
  findMarked(news, microBannerMarks.close)?.addEventListener("click", () => {
    news.remove();
    closeMicroBanner(() => sessionStorage);
  });
}
