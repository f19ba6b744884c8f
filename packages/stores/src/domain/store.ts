import type { OpeningHours } from "./openingHours.ts";

/** A physical store. */
export interface Store {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** The letters of its county, such as `AB`; missing or null if unknown. */
  readonly county?: string | null | undefined;
  readonly address: string;
  /** Formatted with a space: `127 47`. */
  readonly zip: string;
  readonly fullAddress: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly phoneNumber: string;
  readonly email: string;
  /** HTML from the shop's own server. */
  readonly openingHours: string;
  /** Its structured opening hours; missing or null if they are only given as text. */
  readonly hours?: OpeningHours | null | undefined;
  readonly pageUrl: string | null;
  readonly onlyWhiteGoods: boolean;
  /** What it takes back without a purchase, as a sentence. */
  readonly takeBackText?: string | null | undefined;
  /** Only in the context of a product. */
  readonly hasProduct?: boolean | undefined;
  /** Only in the context of a product; lower means available sooner. */
  readonly productOrder?: number | undefined;
}

/** A store that has a product in stock. */
export interface StoreStock {
  readonly storeId: number;
  readonly storeName: string;
}
