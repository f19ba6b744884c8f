import type { CatalogSettings } from "@torg/catalog";

/** Props in the markup for the row of recently viewed products. */
export interface SeenProps {
  /** The product of the page; null on a page of something else. */
  readonly productId: number | null;
  /** The settings that its tiles use. */
  readonly settings: Partial<CatalogSettings>;
}

/** Reads the props of the row's place. */
export function seenProps(place: HTMLElement): SeenProps {
  const props: SeenProps = JSON.parse(place.dataset["props"] ?? "{}");
  return props;
}
