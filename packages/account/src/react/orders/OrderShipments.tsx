import type { ReactElement } from "react";
import { type AccountShipment, parcelAddress } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of OrderShipments. */
export interface OrderShipmentsProps {
  /** In order of shipping. */
  readonly shipments: readonly AccountShipment[];
}

/**
 * The shipments of an order, whether they have arrived, and links to track their parcels; nothing before the first one.
 */
export function OrderShipments({ shipments }: OrderShipmentsProps): ReactElement | null {
  const ordersTexts = useAccountContext().texts.orders;
  if (shipments.length === 0) return null;
  const summaryOf = ({ carrier, trackingNumber, shippedAt, deliveredAt }: AccountShipment): string =>
    [
      ordersTexts.shipped(ordersTexts.date(shippedAt), carrier),
      ...(deliveredAt === null ? [] : [ordersTexts.delivered(ordersTexts.date(deliveredAt))]),
      ...(trackingNumber === "" ? [] : [ordersTexts.parcel(trackingNumber)]),
    ].join(", ");
  return (
    <div className="torg-order-part">
      <h3>{ordersTexts.shipments}</h3>
      <ul>
        {shipments.map((shipment, index) => {
          const address = parcelAddress(shipment);
          return (
            // The index is the key: two parcels may have the same time and no number, and their order does not change.
            <li key={index}>
              {summaryOf(shipment)}
              {address === null ? null : (
                <a
                  className="torg-order-part__way"
                  href={address}
                  rel="noreferrer"
                  aria-label={ordersTexts.followLabel(shipment.trackingNumber)}
                >
                  {ordersTexts.follow}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
