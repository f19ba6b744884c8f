import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { Icon, LinkButton, successIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { PlacedOrder } from "../../domain/placedOrder.ts";
import { laterCheckoutTexts, type LaterCheckoutTexts } from "../../texts/laterSv.ts";
import { quoteCheckoutTexts } from "../../texts/quoteSv.ts";
import { checkoutTexts, type CheckoutTexts } from "../../texts/sv.ts";
import { OrderReceipt } from "./OrderReceipt.tsx";

/** Props of ConfirmationView. */
export interface ConfirmationViewProps {
  /** The order's number, or another identifier while its payment is being checked. */
  readonly orderId: number | string;
  /**
   * Whether the order is placed, its payment is still being checked, it could not be accepted, or it was placed and
   * then cancelled. Default: placed.
   */
  readonly state?: "placed" | "checking" | "refused" | "cancelled";
  /** The payment's reference for enquiries, if shown. */
  readonly reference?: string | null;
  /** The order, if known. */
  readonly order?: PlacedOrder | null;
  /** Default: those of the contract. */
  readonly addresses?: Partial<Pick<ShopAddresses, "home" | "checkout">>;
  /** Default: the Swedish texts; for a request for a quote, those of quotes. */
  readonly texts?: CheckoutTexts;
  /** The order's progress, replacing the next steps; left out while nothing has happened yet. */
  readonly progress?: ReactNode;
  /** Shown after the order, for example how to withdraw; left out if there is no order. */
  readonly children?: ReactNode;
}

interface NumberProps {
  readonly name: string;
  readonly value: number | string;
}

function Numbered({ name, value }: NumberProps): ReactElement {
  return (
    <p className="torg-confirmation-view__number">
      {`${name}: `}
      <strong>{value}</strong>
    </p>
  );
}

type ViewProps = ConfirmationViewProps & {
  readonly confirmationTexts: LaterCheckoutTexts["confirmation"];
  readonly places: ShopAddresses;
};

/** Shown until the provider has reported whether the payment went through. */
function Checking({ confirmationTexts, reference = null, children }: ViewProps): ReactElement {
  return (
    <div className="torg-confirmation-view">
      <h1>{confirmationTexts.checking}</h1>
      <output>{confirmationTexts.checkingLead}</output>
      {reference !== null && <Numbered name={confirmationTexts.reference} value={reference} />}
      <p>{confirmationTexts.checkingHint}</p>
      {children}
    </div>
  );
}

/** Shown when money was reserved for an order that could not be accepted. */
function Refused({ confirmationTexts, reference = null, places }: ViewProps): ReactElement {
  return (
    <div className="torg-confirmation-view">
      <h1>{confirmationTexts.refused}</h1>
      <p>{confirmationTexts.refusedLead}</p>
      {reference !== null && <Numbered name={confirmationTexts.reference} value={reference} />}
      <LinkButton href={places.checkout}>{confirmationTexts.toCheckout}</LinkButton>
    </div>
  );
}

/** Shown instead of the thanks for an order that has since been cancelled. */
function Cancelled({ confirmationTexts, places, orderId, progress }: ViewProps): ReactElement {
  return (
    <div className="torg-confirmation-view">
      <h1>{confirmationTexts.cancelled}</h1>
      <Numbered name={confirmationTexts.orderNumber} value={orderId} />
      <p>{confirmationTexts.cancelledLead}</p>
      {progress}
      <LinkButton href={places.home}>{confirmationTexts.keepShopping}</LinkButton>
    </div>
  );
}

/** A text with an e-mail address in it, which breaks only if it is longer than a line. */
function WithEmail({ text, email }: { readonly text: string; readonly email: string }): ReactNode {
  const at = email === "" ? -1 : text.indexOf(email);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="torg-confirmation-view__email" translate="no">
        {email}
      </span>
      {text.slice(at + email.length)}
    </>
  );
}

/** The next steps of an order that nothing has happened to yet. */
function NextSteps({
  confirmationTexts,
  order,
}: Pick<ViewProps, "confirmationTexts"> & { readonly order: PlacedOrder | null }): ReactElement {
  const email = order?.email ?? "";
  const isPickedUp = (order?.store ?? null) !== null && order?.isQuote === false;
  return (
    <>
      <h2>{confirmationTexts.next}</h2>
      <ol className="torg-confirmation-view__steps">
        <li>
          <WithEmail text={confirmationTexts.mail(email)} email={email} />
        </li>
        {(isPickedUp ? confirmationTexts.pickupSteps : confirmationTexts.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** The thanks: the order's number, the next steps and, if known, the order's content. */
function Placed(props: ViewProps): ReactElement {
  const { confirmationTexts, places, orderId, reference = null, order = null, progress, children } = props;
  const next = progress ?? <NextSteps confirmationTexts={confirmationTexts} order={order} />;
  return (
    <div className="torg-confirmation-view" data-receipt={order === null ? undefined : ""}>
      <div className="torg-confirmation-view__thanks">
        <span className="torg-confirmation-view__sign">
          <Icon icon={successIcon} />
        </span>
        <h1>{confirmationTexts.heading}</h1>
        <Numbered name={confirmationTexts.orderNumber} value={order?.orderNumber ?? orderId} />
        {reference !== null && <Numbered name={confirmationTexts.reference} value={reference} />}
        {order?.isWithdrawn === true && <p>{confirmationTexts.withdrawn}</p>}
        {order?.isWithdrawn === true ? progress : next}
        <LinkButton href={places.home}>{confirmationTexts.keepShopping}</LinkButton>
      </div>
      {order !== null && <OrderReceipt order={order} texts={confirmationTexts} />}
      <div className="torg-confirmation-view__after">{children}</div>
    </div>
  );
}

const views = { placed: Placed, checking: Checking, refused: Refused, cancelled: Cancelled } as const;

/** The page after an order: thanks with the order's content, or the state of its payment. */
export function ConfirmationView(props: ConfirmationViewProps): ReactElement {
  const { state = "placed", order = null, addresses } = props;
  const texts: CheckoutTexts = props.texts ?? (order?.isQuote === true ? quoteCheckoutTexts : checkoutTexts);
  const confirmationTexts = { ...laterCheckoutTexts.confirmation, ...texts.later?.confirmation };
  const View = views[state];
  return <View {...props} confirmationTexts={confirmationTexts} places={{ ...shopAddresses, ...addresses }} />;
}
