/** A state of a part, and how its source and its stories reveal it. */
export interface PartState {
  /** Matches the source of parts that have the state. */
  readonly sign: RegExp;
  /** Matches the names of stories that show it. */
  readonly story: RegExp;
  /** Parts that match the sign but need no story of the state, with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

const fixed = "All its text comes from its package; nothing long comes from outside.";
const shownBy = (parts: string): string => `The stories of ${parts} show it.`;

/**
 * The states that need a story if a part can be in them: waiting for an answer, showing an error, right-to-left layout,
 * and long words from outside.
 */
export const partStates: Readonly<Record<"slow" | "failing" | "right to left" | "long words", PartState>> = {
  slow: {
    sign: /aria-busy|\bbusy=|isPending/,
    story: /Slow|Loading|Waiting|Updating|Saving|Locating|OneLine|NotDisplayedYet/,
    without: { "checkout/CheckoutErrors": shownBy("CheckoutPage and CheckoutBlocks") },
  },
  failing: {
    sign: /role="alert"|<Alert\b|\berror=|<FieldError\b/,
    story: /Refused|Fail|Wrong|Invalid|Lost|Missing|Malformed|Recalled|Messages|NothingChosen|Unread/,
    without: {
      "checkout/CheckoutBlocks": shownBy("CheckoutErrors"),
      "checkout/CustomerForm": shownBy("CheckoutErrors and CheckoutPage"),
    },
  },
  "right to left": {
    sign: /export function/,
    story: /^RightToLeft$/,
    without: {
      "checkout/CheckoutParts": shownBy("CheckoutBlocks and CheckoutPage"),
      "navigation/DevelopmentBar": "Only developers see it.",
    },
  },
  "long words": {
    sign: /export function/,
    story: /Long/,
    without: {
      "account/BankIdCard": fixed,
      "account/BankIdForm": fixed,
      "account/BankIdLoginPage": fixed,
      "account/ClubForm": fixed,
      "account/LoginHelpPage": fixed,
      "account/WatchForm": fixed,
      "account/WishForm": fixed,
      "account/WishHeart": fixed,
      "cart/CartIcon": fixed,
      "cart/CartPanel": shownBy("CartLines"),
      "cart/FreeDeliveryBanner": fixed,
      "catalog/ComparePage": shownBy("CompareTable"),
      "catalog/CompareToggle": fixed,
      "catalog/EmptyResult": fixed,
      "catalog/EnergyArrow": shownBy("EnergyMark in the kit"),
      "catalog/PageLinks": fixed,
      "catalog/ProductArea": shownBy("ProductTile and Listing"),
      "catalog/ProductBadge": fixed,
      "catalog/ProductGallery": "It shows pictures; their text is only read out.",
      "catalog/ProductRow": shownBy("ProductTile"),
      "catalog/ProductSectionLinks": fixed,
      "checkout/AppPaymentView": fixed,
      "checkout/CheckoutErrors": shownBy("CheckoutBlocks"),
      "checkout/CheckoutParts": shownBy("CheckoutBlocks and CheckoutPage"),
      "checkout/CustomerForm": fixed,
      "checkout/PaymentArea": shownBy("CheckoutPage and CheckoutBlocks"),
      "consent/ConsentDialog": fixed,
      "consent/FunctionalRequest": "Its text comes from the part around it.",
      "credit/CreditWarning": "Its text is required by law.",
      "desk/DeskPage": shownBy("every page of the desk"),
      "desk/FiguresPage": "It shows numbers under fixed texts.",
      "desk/MissingPage": fixed,
      "navigation/DevelopmentBar": "Only developers see it.",
      "returns/OrderReturns": fixed,
      "returns/ReturnsPage": shownBy("ReturnForm and Withdrawal"),
      "returns/WithdrawalPage": shownBy("Withdrawal"),
      "reviews/RatingInput": shownBy("StarRatingInput in the kit"),
      "stores/GuardedStoreMap": fixed,
      "stores/PlacesAutocomplete": "The places provider renders the suggestions.",
      "stores/PlacesNote": fixed,
      "stores/StoreMap": shownBy("StoreCard"),
      "stores/StoresPage": shownBy("StoreFinder and StoreCard"),
    },
  },
};
