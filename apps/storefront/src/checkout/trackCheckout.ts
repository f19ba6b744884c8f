import type { TrackingEvent } from "@torg/checkout/domain";
import { mayMeasure } from "../consent/consentAsked.ts";

declare global {
  interface Window {
    /** Meta's pixel, when the shop has added it to the page. */
    readonly fbq?: (command: "track", event: string, data: Readonly<Record<string, unknown>>) => void;
  }
}

/**
 * Passes the tracking events of a checkout answer to the page's pixel, if there is one and the visitor has consented.
 */
export function trackCheckout(events: readonly TrackingEvent[]): void {
  const { fbq } = window;
  if (fbq === undefined || events.length === 0 || !mayMeasure()) return;
  for (const { event, data } of events) fbq("track", event, data);
}
