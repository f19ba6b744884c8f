import type { CartState } from "@torg/cart/state";
import { laterCartTexts, type LaterCartTexts } from "@torg/cart/texts";
import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { CheckoutSnapshot, CheckoutState } from "../state/checkoutState.ts";
import type { ClearableFlash } from "../state/createClearableFlash.ts";
import { checkoutTexts, type CheckoutTexts } from "../texts/sv.ts";
import { useClearableFlash } from "./useClearableFlash.ts";

/** The addresses that the parts of the checkout send their forms and links to. */
export interface CheckoutAddresses extends Pick<
  ShopAddresses,
  "home" | "checkout" | "terms" | "becomeMember" | "alreadyMember" | "backend"
> {
  /** The page that a form without script returns to. Default: the checkout. */
  readonly returnTo: string;
}

interface CheckoutContextValue {
  readonly state: CheckoutState;
  readonly cart: CartState;
  readonly texts: CheckoutTexts;
  readonly lineTexts: LaterCartTexts["lineMessages"];
  readonly addresses: CheckoutAddresses;
  readonly isQuote: boolean;
  /**
   * A store, so that this context value stays the same: a new one would re-render server markup that is not hydrated
   * yet.
   */
  readonly flash: ClearableFlash;
  readonly notice: ReactNode;
  /** The buyer details typed during this visit to the page, by field. */
  readonly typed: Map<string, string>;
}

const CheckoutContext = createContext<CheckoutContextValue | null>(null);

/** Props of CheckoutProvider. */
export interface CheckoutProviderProps {
  readonly state: CheckoutState;
  /** The cart of the same page. */
  readonly cart: CartState;
  /** Default: the Swedish texts. */
  readonly texts?: CheckoutTexts;
  /** The messages of cart lines on this page, if the shop has its own. Default: the Swedish texts. */
  readonly lineTexts?: LaterCartTexts["lineMessages"];
  /** Default: those of the contract; a value with the addresses of all packages may be passed as it is. */
  readonly addresses?: Partial<CheckoutAddresses>;
  /** The shop takes requests for a quote instead of orders. */
  readonly isQuote?: boolean;
  /** The result of a form sent without script. */
  readonly flash?: CheckoutFlash | null;
  /** Content that the law requires before a consumer orders, such as the official notice of the legal guarantee. */
  readonly notice?: ReactNode;
  /** Values the buyer had typed before this page was reloaded, by field name. */
  readonly draft?: ReadonlyMap<string, string>;
  readonly children: ReactNode;
}

/** The typed buyer details of one checkout; another checkout starts with empty fields. */
function useTyped(state: CheckoutState, draft: ReadonlyMap<string, string> | undefined): Map<string, string> {
  const [buyer, setBuyer] = useState(() => ({ state, typed: new Map(draft) }));
  if (buyer.state !== state) setBuyer({ state, typed: new Map() });
  return buyer.typed;
}

/** Provides the page's checkout, its texts and its addresses. */
export function CheckoutProvider(props: CheckoutProviderProps): ReactElement {
  const { state, cart, texts = checkoutTexts, addresses, isQuote = false, notice, draft, children } = props;
  const { lineTexts = laterCartTexts.lineMessages } = props;
  const typed = useTyped(state, draft);
  const flash = useClearableFlash({ state, cart, flash: props.flash });
  const value = useMemo(
    () => ({
      state,
      cart,
      texts,
      lineTexts,
      isQuote,
      notice,
      typed,
      flash,
      addresses: { ...shopAddresses, returnTo: addresses?.checkout ?? shopAddresses.checkout, ...addresses },
    }),
    [state, cart, texts, lineTexts, addresses, isQuote, flash, notice, typed],
  );
  return <CheckoutContext value={value}>{children}</CheckoutContext>;
}

/** The checkout of the nearest provider, with its texts and addresses. */
export function useCheckoutContext(): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (value === null) throw new Error("A part of the checkout stands outside CheckoutProvider.");
  return value;
}

/** A part of the checkout's snapshot; the component re-renders when that part changes. */
export function useCheckout<T>(select: (snapshot: CheckoutSnapshot) => T): T {
  return useStore(useCheckoutContext().state, select);
}

/** A part of the result of a form sent without script, as long as it applies. */
export function useFlash<T>(select: (flash: CheckoutFlash) => T): T {
  return useStore(useCheckoutContext().flash, select);
}
