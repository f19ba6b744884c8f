import type { TrackingEvent } from "@torg/checkout/domain";
import { mayMeasure } from "../consent/consentAsked.ts";

declare global {
  interface Window {
    /** Meta's pixel, where the shop has put it on the page. */
    readonly fbq?: (command: "track", event: string, data: Readonly<Record<string, unknown>>) => void;
  }
}

/** Hands the events of a checkout's answer to the pixel of the page, when there is one and the visitor has said yes. */
export function trackCheckout(events: readonly TrackingEvent[]): void {
  const { fbq } = window;
  if (fbq === undefined || events.length === 0 || !mayMeasure()) return;
  for (const { event, data } of events) fbq("track", event, data);
}
