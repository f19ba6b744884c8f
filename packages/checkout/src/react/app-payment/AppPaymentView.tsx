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
  readonly words: LaterCheckoutTexts["app"];
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

function Waiting({ payment, words, places, children }: PartProps): ReactElement {
  const { name, reference, amountOre, link, code } = payment;
  return (
    <div className="torg-app-payment">
      <h1>{words.heading(name, words.price(amountOre))}</h1>
      <output>{words.waits(name)}</output>
      <div className="torg-app-payment__ways">
        {link !== null && (
          <div className="torg-app-payment__here">
            <p>{words.openHint(name)}</p>
            <LinkButton href={link} variant="primary" size="large" wide>
              {words.open(name)}
            </LinkButton>
          </div>
        )}
        {code !== null && (
          <div className="torg-app-payment__there">
            <p>{words.codeHint(name)}</p>
            <QrCode {...code} label={words.codeName(name)} />
          </div>
        )}
      </div>
      <p>{words.limit}</p>
      {children}
      <Act action={places.backend(checkoutPaths.cancelPayment)} reference={reference}>
        <Button type="submit" variant="quiet">
          {words.cancel}
        </Button>
      </Act>
    </div>
  );
}

function Failed({ payment, words, places }: PartProps): ReactElement {
  const { name, reference, trouble } = payment;
  return (
    <div className="torg-app-payment">
      <h1>{words.failed}</h1>
      <p>{trouble}</p>
      <div className="torg-app-payment__next">
        <Act action={places.backend(checkoutPaths.payAgain)} reference={reference}>
          <Button type="submit" variant="primary" size="large" wide>
            {words.again(name)}
          </Button>
        </Act>
        <LinkButton href={places.checkout} size="large" wide>
          {words.otherWay}
        </LinkButton>
      </div>
    </div>
  );
}

/** A payment waiting for the buyer's app, on this device or by QR code on another, or the reason why it failed. */
export function AppPaymentView(props: AppPaymentViewProps): ReactElement {
  const words = { ...laterCheckoutTexts.app, ...props.texts };
  const places = { ...shopAddresses, ...props.addresses };
  const View = props.payment.trouble === null ? Waiting : Failed;
  return <View {...props} words={words} places={places} />;
}
