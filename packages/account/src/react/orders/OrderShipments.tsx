import type { ReactElement } from "react";
import { type AccountShipment, parcelAddress } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of OrderShipments. */
export interface OrderShipmentsProps {
  /** In the order in which they left. */
  readonly shipments: readonly AccountShipment[];
}

/** What of an order has left, whether it has arrived, and where its parcels can be followed; nothing before. */
export function OrderShipments({ shipments }: OrderShipmentsProps): ReactElement | null {
  const words = useAccountContext().texts.orders;
  if (shipments.length === 0) return null;
  const told = ({ carrier, trackingNumber, shippedAt, deliveredAt }: AccountShipment): string =>
    [
      words.shipped(words.date(shippedAt), carrier),
      ...(deliveredAt === null ? [] : [words.delivered(words.date(deliveredAt))]),
      ...(trackingNumber === "" ? [] : [words.parcel(trackingNumber)]),
    ].join(", ");
  return (
    <div className="torg-order-part">
      <h3>{words.shipments}</h3>
      <ul>
        {shipments.map((shipment, index) => {
          const address = parcelAddress(shipment);
          return (
            // Two parcels may have left at the same moment without a number, and their order does not change.
            <li key={index}>
              {told(shipment)}
              {address === null ? null : (
                <a
                  className="torg-order-part__way"
                  href={address}
                  rel="noreferrer"
                  aria-label={words.followLabel(shipment.trackingNumber)}
                >
                  {words.follow}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
