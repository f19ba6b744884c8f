/** Data that cannot be found out over HTTP; each part enables the checks that need it. */
export interface Hints {
  /** Ids of products that can be bought, for a backend without pages; the more, the more is tested. */
  readonly products?: readonly number[];
  /** Codes that give a discount. */
  readonly discountCodes?: readonly string[];
  /** Codes that are refused with a message, such as an expired one. */
  readonly refusedCodes?: readonly string[];
  /** Codes that can be added but not removed. */
  readonly lastingCodes?: readonly string[];
  readonly postalCode?: string;
  /** Well-formed postal codes that the shop does not deliver to. */
  readonly refusedPostalCodes?: readonly string[];
  readonly login?: { readonly email: string; readonly password: string };
  /** An order that can be returned. */
  readonly order?: { readonly name: string; readonly email: string };
  /** A program's token with its scopes; the more, the more is tested. */
  readonly program?: { readonly token: string; readonly scopes: readonly string[] };
  /** Another token, which lacks scopes of the first; refusals are tested with it. */
  readonly limitedProgram?: { readonly token: string; readonly scopes: readonly string[] };
  /** A link that a buyer was sent; the review behind it is overwritten. */
  readonly review?: { readonly uuid: string; readonly productId: number };
}
