import type { ConsentSignals } from "@torg/consent/domain";

declare global {
  interface Window {
    /** Google's tag function, when a shop has added its tags. */
    readonly gtag?: (command: "consent", action: "default" | "update", signals: ConsentSignals) => void;
  }
}

/** Passes a choice on to tags that understand consent mode; does nothing on a page without tags. */
export function updateConsentMode(signals: ConsentSignals): void {
  window.gtag?.("consent", "update", signals);
}
