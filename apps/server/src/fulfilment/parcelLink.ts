/** Tracking addresses of carriers, by name in lower case. */
const carriers: ReadonlyMap<string, (trackingNumber: string) => string> = new Map([
  ["postnord", (number) => `https://tracking.postnord.com/?id=${number}`],
  ["bring", (number) => `https://tracking.bring.se/tracking/${number}`],
  ["dhl", (number) => `https://www.dhl.com/se-sv/home/tracking.html?tracking-id=${number}`],
]);

/** The tracking address of a parcel; empty for an unknown carrier or without a number. */
export function parcelLink(carrier: string, trackingNumber: string): string {
  const write = carriers.get(carrier.trim().toLowerCase());
  return write === undefined || trackingNumber === "" ? "" : write(encodeURIComponent(trackingNumber));
}
