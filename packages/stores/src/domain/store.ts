import type { OpeningHours } from "./openingHours.ts";

/** A shop with a door. */
export interface Store {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** The letters of its county, such as `AB`; missing or null where nobody knows it. */
  readonly county?: string | null | undefined;
  readonly address: string;
  /** As it is shown, with a space: `127 47`. */
  readonly zip: string;
  readonly fullAddress: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly phoneNumber: string;
  readonly email: string;
  /** HTML from the shop's own server. */
  readonly openingHours: string;
  /** When its door is open; missing or null where nobody says it but in words. */
  readonly hours?: OpeningHours | null | undefined;
  readonly pageUrl: string | null;
  readonly onlyWhiteGoods: boolean;
  /** What it takes back without a purchase, as a sentence. */
  readonly takeBackText?: string | null | undefined;
  /** Only where a product is in question. */
  readonly hasProduct?: boolean | undefined;
  /** Only where a product is in question; the lower, the sooner it can be had. */
  readonly productOrder?: number | undefined;
}

/** A store that has a product in stock. */
export interface StoreStock {
  readonly storeId: number;
  readonly storeName: string;
}
