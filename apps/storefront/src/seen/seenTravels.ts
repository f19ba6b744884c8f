import type { CatalogSettings } from "@torg/catalog";

/** What travels in the markup for the row of what was looked at. */
export interface SeenTravels {
  /** The product of the page; null on a page of something else. */
  readonly productId: number | null;
  /** What of the shop's settings its tiles go by. */
  readonly settings: Partial<CatalogSettings>;
}

/** What travelled to the place of the row. */
export function seenTravels(place: HTMLElement): SeenTravels {
  const travelled: SeenTravels = JSON.parse(place.dataset["props"] ?? "{}");
  return travelled;
}
