import { findMarked, microBannerMarks } from "@torg/ui/wire";
import { closeMicroBanner } from "../domain/microBanner.ts";
import { navigationMarks } from "./navigationMarks.ts";

/** Lets the news above the header be closed for the session; where nothing can be kept, for this page. */
export function wireMicroBanner(): void {
  const news = findMarked(document, navigationMarks.news);
  if (news === null) return;
  findMarked(news, microBannerMarks.close)?.addEventListener("click", () => {
    news.remove();
    closeMicroBanner(() => sessionStorage);
  });
}
