import {
  endNewsletterCall,
  eraseDataCall,
  exportDataCall,
  joinClubCall,
  leaveClubCall,
  loginFromCheckoutCall,
  logOutCall,
} from "@torg/account/contract";
import {
  addToCartCall,
  cartCall,
  destroyDiscountCall,
  emptyStateCategoriesCall,
  storeDiscountCall,
  updateProductsCall,
} from "@torg/cart/contract";
import {
  autocompleteCall,
  compareClearCall,
  compareDeleteCall,
  compareIndexCall,
  compareSearchCall,
  compareStoreCall,
  listingCall,
} from "@torg/catalog/contract";
import {
  freeOrderCall,
  manualPaymentCall,
  showCheckoutCall,
  subscribeCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updateOrderMessageCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "@torg/checkout/contract";
import { cookieConsentCall } from "@torg/consent/contract";
import { creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import type { Call } from "@torg/http";
import { setThemeCall } from "@torg/navigation/contract";
import { csrfTokenCall, pageCall } from "@torg/pages/contract";
import { confirmWithdrawalCall, findOrderCall, registerReturnCall, startWithdrawalCall } from "@torg/returns/contract";
import {
  createReviewCall,
  refuseRequestsCall,
  reviewsCall,
  submitReviewCall,
  updateReviewCall,
} from "@torg/reviews/contract";
import { storeStockCall } from "@torg/stores/contract";

/** A call, where the contract tells of it, and the package that makes it. */
export interface ContractCall {
  /** Number in the contract; later calls, which a backend may leave out, have a plus. */
  readonly section: string;
  readonly package: string;
  readonly call: Call<unknown, unknown>;
}

const entry = <Q, R>(section: string, name: string, call: Call<Q, R>): ContractCall => ({
  section,
  package: `@torg/${name}`,
  call,
});

/** Every call between the packages and a backend, in the order of the contract. */
export const contractCalls: readonly ContractCall[] = [
  entry("2.2", "pages", csrfTokenCall),
  entry("2.2", "pages", pageCall),
  entry("4.1", "catalog", listingCall),
  entry("5.1", "catalog", autocompleteCall),
  entry("5.2", "catalog", compareSearchCall),
  entry("5.3", "catalog", compareIndexCall),
  entry("5.4", "catalog", compareStoreCall),
  entry("5.5", "catalog", compareDeleteCall),
  entry("5.6", "catalog", compareClearCall),
  entry("6.1", "cart", addToCartCall),
  entry("6.2", "cart", cartCall),
  entry("6.3", "cart", updateProductsCall),
  entry("6.4", "cart", emptyStateCategoriesCall),
  entry("7.1", "checkout", showCheckoutCall),
  entry("7.2", "checkout", updateCountryCall),
  entry("7.3", "checkout", updatePaymentTypeCall),
  entry("7.4", "checkout", updateDeliveryTypeCall),
  entry("7.5", "checkout", updatePostalCodeCall),
  entry("7.6", "checkout", updateCustomerTypeCall),
  entry("7.7", "cart", storeDiscountCall),
  entry("7.8", "cart", destroyDiscountCall),
  entry("7.9", "checkout", updateOrderMessageCall),
  entry("7.10", "checkout", subscribeCall),
  entry("7.11", "account", loginFromCheckoutCall),
  entry("7.11+", "account", logOutCall),
  entry("7.11+", "account", joinClubCall),
  entry("7.11+", "account", exportDataCall),
  entry("7.11+", "account", endNewsletterCall),
  entry("7.11+", "account", leaveClubCall),
  entry("7.11+", "account", eraseDataCall),
  entry("7.12", "checkout", freeOrderCall),
  entry("7.13", "checkout", manualPaymentCall),
  entry("8.1", "consent", cookieConsentCall),
  entry("8.2", "reviews", createReviewCall),
  entry("8.3", "reviews", updateReviewCall),
  entry("8.3+", "reviews", submitReviewCall),
  entry("8.3+", "reviews", refuseRequestsCall),
  entry("8.4", "reviews", reviewsCall),
  entry("8.5", "credit", creditCampaignsCall),
  entry("8.6", "stores", storeStockCall),
  entry("8.7", "credit", leasingWidgetCall),
  entry("8.8", "returns", findOrderCall),
  entry("8.9", "returns", registerReturnCall),
  entry("8.9+", "returns", startWithdrawalCall),
  entry("8.9+", "returns", confirmWithdrawalCall),
  entry("11.1", "navigation", setThemeCall),
];
