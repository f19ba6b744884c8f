/** Where carriers show where a parcel is, by their names in small letters. */
const carriers: ReadonlyMap<string, (trackingNumber: string) => string> = new Map([
  ["postnord", (number) => `https://tracking.postnord.com/?id=${number}`],
  ["bring", (number) => `https://tracking.bring.se/tracking/${number}`],
  ["dhl", (number) => `https://www.dhl.com/se-sv/home/tracking.html?tracking-id=${number}`],
]);

/** The address where a parcel can be followed; empty for a carrier that is not known, and without a number. */
export function parcelLink(carrier: string, trackingNumber: string): string {
  const write = carriers.get(carrier.trim().toLowerCase());
  return write === undefined || trackingNumber === "" ? "" : write(encodeURIComponent(trackingNumber));
}
