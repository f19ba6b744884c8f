import type { ConsentSignals } from "@torg/consent/domain";

declare global {
  interface Window {
    /** The function of Google's tags, where a shop has put them into its pages. */
    readonly gtag?: (command: "consent", action: "default" | "update", signals: ConsentSignals) => void;
  }
}

/** Tells tags that understand consent mode of a choice; a page without tags has nobody to tell. */
export function tellTags(signals: ConsentSignals): void {
  window.gtag?.("consent", "update", signals);
}
