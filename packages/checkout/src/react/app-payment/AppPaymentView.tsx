import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { Button, LinkButton, QrCode } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import type { AppPayment } from "../../domain/appPayment.ts";
import { laterCheckoutTexts, type LaterCheckoutTexts } from "../../texts/laterSv.ts";

/** Props of AppPaymentView. */
export interface AppPaymentViewProps {
  readonly payment: AppPayment;
  /** Default: those of the contract. */
  readonly addresses?: Partial<Pick<ShopAddresses, "checkout" | "backend">>;
  /** Default: the Swedish texts. */
  readonly texts?: Partial<LaterCheckoutTexts["app"]>;
  /** A control to check the payment again, shown below the ways to approve it. */
  readonly children?: ReactNode;
}

type PartProps = AppPaymentViewProps & {
  readonly appTexts: LaterCheckoutTexts["app"];
  readonly places: ShopAddresses;
};

/** A form with one button, which works without script. */
function Act({
  action,
  reference,
  children,
}: {
  readonly action: string;
  readonly reference: string;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="reference" value={reference} />
      {children}
    </form>
  );
}

function Waiting({ payment, appTexts, places, children }: PartProps): ReactElement {
  const { name, reference, amountOre, link, code } = payment;
  return (
    <div className="torg-app-payment">
      <h1>{appTexts.heading(name, appTexts.price(amountOre))}</h1>
      <output>{appTexts.waits(name)}</output>
      <div className="torg-app-payment__ways">
        {link !== null && (
          <div className="torg-app-payment__here">
            <p>{appTexts.openHint(name)}</p>
            <LinkButton href={link} variant="primary" size="large" wide>
              {appTexts.open(name)}
            </LinkButton>
          </div>
        )}
        {code !== null && (
          <div className="torg-app-payment__there">
            <p>{appTexts.codeHint(name)}</p>
            <QrCode {...code} label={appTexts.codeName(name)} />
          </div>
        )}
      </div>
      <p>{appTexts.limit}</p>
      {children}
      <Act action={places.backend(checkoutPaths.cancelPayment)} reference={reference}>
        <Button type="submit" variant="quiet">
          {appTexts.cancel}
        </Button>
      </Act>
    </div>
  );
}

function Failed({ payment, appTexts, places }: PartProps): ReactElement {
  const { name, reference, trouble } = payment;
  return (
    <div className="torg-app-payment">
      <h1>{appTexts.failed}</h1>
      <p>{trouble}</p>
      <div className="torg-app-payment__next">
        <Act action={places.backend(checkoutPaths.payAgain)} reference={reference}>
          <Button type="submit" variant="primary" size="large" wide>
            {appTexts.again(name)}
          </Button>
        </Act>
        <LinkButton href={places.checkout} size="large" wide>
          {appTexts.otherWay}
        </LinkButton>
      </div>
    </div>
  );
}

/** A payment waiting for the buyer's app, on this device or by QR code on another, or the reason why it failed. */
export function AppPaymentView(props: AppPaymentViewProps): ReactElement {
  const appTexts = { ...laterCheckoutTexts.app, ...props.texts };
  const places = { ...shopAddresses, ...props.addresses };
  const View = props.payment.trouble === null ? Waiting : Failed;
  return <View {...props} appTexts={appTexts} places={places} />;
}
