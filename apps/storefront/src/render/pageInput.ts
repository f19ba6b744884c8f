import type { Cart } from "@torg/cart/domain";
import type { CheckoutData } from "@torg/checkout/domain";
import type { ShopSettings } from "@torg/navigation/contract";
import type { PageData } from "@torg/pages/contract";
import type { ReviewPage } from "@torg/reviews/domain";
import type { ProductCredit } from "@torg/credit/domain";
import type { Assets } from "../assets/assets.ts";

/** Everything that a page is rendered from. */
export interface PageInput {
  /** Path and query as the visitor requested them. */
  readonly path: string;
  readonly origin: string;
  readonly settings: ShopSettings;
  readonly page: PageData;
  /** Present on the cart page and in the checkout, unless it could not be read. */
  readonly cart: Cart | null;
  /** Present in the checkout, unless it could not be read. */
  readonly checkout: CheckoutData | null;
  /** The newest reviews, on the page of a product; null when they could not be read. */
  readonly reviews: ReviewPage | null;
  /** Credit and leasing, on the page of a product that offers them. */
  readonly credit: ProductCredit | null;
  /** The token that forms and calls send; empty on pages that are the same for everybody. */
  readonly csrfToken: string;
  readonly assets: Assets;
}
