/** What nobody can find out over HTTP; each part opens the checks that need it. */
export interface Hints {
  /** Ids of products that can be bought, for a backend without pages; the more, the more is tried. */
  readonly products?: readonly number[];
  /** Codes that take something off a cart. */
  readonly discountCodes?: readonly string[];
  /** Codes that are refused with words, such as one that has ended. */
  readonly refusedCodes?: readonly string[];
  /** Codes that can be added but not removed. */
  readonly lastingCodes?: readonly string[];
  readonly postalCode?: string;
  /** Postal codes of the right form that the shop does not deliver to. */
  readonly refusedPostalCodes?: readonly string[];
  readonly login?: { readonly email: string; readonly password: string };
  /** An order that can be returned. */
  readonly order?: { readonly name: string; readonly email: string };
  /** A token of a program with what it may do; the more, the more is tried. */
  readonly program?: { readonly token: string; readonly scopes: readonly string[] };
  /** Another token, which lacks scopes that the first has; refusals are tried with it. */
  readonly limitedProgram?: { readonly token: string; readonly scopes: readonly string[] };
  /** A link that a buyer was sent; the review behind it is written anew. */
  readonly review?: { readonly uuid: string; readonly productId: number };
}
