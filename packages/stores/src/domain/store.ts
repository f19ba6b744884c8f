/** A shop with a door. Names are those of the wire. */
export interface Store {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  /** As it is shown, with a space: `127 47`. */
  readonly zip: string;
  readonly full_address: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly phone_number: string;
  readonly email: string;
  /** HTML from the shop's own server. */
  readonly opening_hours: string;
  readonly store_page_url: string | null;
  readonly only_white_goods: boolean;
  /** What it takes back without a purchase, as a sentence. */
  readonly take_back_offer?: string | null | undefined;
  /** Only where a product is in question. */
  readonly product_in_stock?: boolean | undefined;
  /** Only where a product is in question; the lower, the sooner it can be had. */
  readonly product_status_order?: number | undefined;
}

/** A store that has a product in stock. */
export interface StoreStock {
  readonly store_id: number;
  readonly store_name: string;
}
