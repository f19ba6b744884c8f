import type { CartState } from "@torg/cart/state";
import { laterCartTexts, type LaterCartTexts } from "@torg/cart/texts";
import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { CheckoutSnapshot, CheckoutState } from "../state/checkoutState.ts";
import type { MendedFlash } from "../state/createMendedFlash.ts";
import { checkoutTexts, type CheckoutTexts } from "../texts/sv.ts";
import { useMendedFlash } from "./useMendedFlash.ts";

/** Where the parts of the checkout send their forms and links. */
export interface CheckoutAddresses extends Pick<
  ShopAddresses,
  "home" | "checkout" | "terms" | "becomeMember" | "alreadyMember" | "backend"
> {
  /** Where a form without script comes back to. Default: the checkout. */
  readonly returnTo: string;
}

interface CheckoutContextValue {
  readonly state: CheckoutState;
  readonly cart: CartState;
  readonly texts: CheckoutTexts;
  readonly lineTexts: LaterCartTexts["lineMessages"];
  readonly addresses: CheckoutAddresses;
  readonly isQuote: boolean;
  /** A store, so that this value stays the same: a new one draws anew what the server has drawn of parts that come late. */
  readonly flash: MendedFlash;
  readonly notice: ReactNode;
  /** What was typed about the buyer during this visit to the page, by field. */
  readonly typed: Map<string, string>;
}

const CheckoutContext = createContext<CheckoutContextValue | null>(null);

/** Props of CheckoutProvider. */
export interface CheckoutProviderProps {
  readonly state: CheckoutState;
  /** The cart of the same page. */
  readonly cart: CartState;
  /** Default: the Swedish words. */
  readonly texts?: CheckoutTexts;
  /** What the lines of the cart say on this page, where the shop has words of its own. Default: the Swedish words. */
  readonly lineTexts?: LaterCartTexts["lineMessages"];
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<CheckoutAddresses>;
  /** The shop takes requests for a quote instead of orders. */
  readonly isQuote?: boolean;
  /** What a form without script has brought back. */
  readonly flash?: CheckoutFlash | null;
  /** What the law wants seen before ordering, such as the official notice of the legal guarantee. */
  readonly notice?: ReactNode;
  /** What the buyer had typed before this page was opened anew, by the name of the field. */
  readonly draft?: ReadonlyMap<string, string>;
  readonly children: ReactNode;
}

/** What is typed about the buyer of one checkout; another one begins with empty fields. */
function useTyped(state: CheckoutState, draft: ReadonlyMap<string, string> | undefined): Map<string, string> {
  const [buyer, setBuyer] = useState(() => ({ state, typed: new Map(draft) }));
  if (buyer.state !== state) setBuyer({ state, typed: new Map() });
  return buyer.typed;
}

/** Gives the parts below it the checkout of the page, its words and its addresses. */
export function CheckoutProvider(props: CheckoutProviderProps): ReactElement {
  const { state, cart, texts = checkoutTexts, addresses, isQuote = false, notice, draft, children } = props;
  const { lineTexts = laterCartTexts.lineMessages } = props;
  const typed = useTyped(state, draft);
  const flash = useMendedFlash({ state, cart, flash: props.flash });
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

/** The checkout that the nearest provider gives, its words and addresses. */
export function useCheckoutContext(): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (value === null) throw new Error("A part of the checkout stands outside CheckoutProvider.");
  return value;
}

/** A part of what the checkout shows; the component is drawn again when that part changes. */
export function useCheckout<T>(select: (snapshot: CheckoutSnapshot) => T): T {
  return useStore(useCheckoutContext().state, select);
}

/** A part of what a form without script has brought back, as long as it holds. */
export function useFlash<T>(select: (flash: CheckoutFlash) => T): T {
  return useStore(useCheckoutContext().flash, select);
}
