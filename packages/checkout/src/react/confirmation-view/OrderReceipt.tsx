import { formatPercent, type VatShare } from "@torg/format";
import { DefinitionList, PictureBox } from "@torg/ui";
import { useId, type ReactElement } from "react";
import { dueOreOf, type PlacedCode, type PlacedLine, type PlacedOrder } from "../../domain/placedOrder.ts";
import type { LaterCheckoutTexts } from "../../texts/laterSv.ts";

/** Props of OrderReceipt. */
export interface OrderReceiptProps {
  readonly order: PlacedOrder;
  readonly texts: LaterCheckoutTexts["confirmation"];
}

function Line({
  line,
  texts,
}: {
  readonly line: PlacedLine;
  readonly texts: LaterCheckoutTexts["confirmation"];
}): ReactElement {
  return (
    <li className="torg-order-receipt__line">
      <PictureBox className="torg-order-receipt__picture" src={line.image} width="56" height="56" alt="" />
      <span className="torg-order-receipt__name">
        {line.name} <small>{texts.quantity(line.quantity)}</small>
      </span>
      <span>{line.isGift ? texts.gift : texts.price(line.totalOre)}</span>
    </li>
  );
}

const rateItem = ({ percent, vatOre, inclOre }: VatShare, texts: OrderReceiptProps["texts"]) => ({
  id: `vat-${percent}`,
  term: texts.vatRate(formatPercent(percent)),
  details: texts.vatOf(texts.price(vatOre), texts.price(inclOre)),
});

/** The order's sums, as charged: gift cards are deducted below the total. */
function Sums({ order, texts }: OrderReceiptProps): ReactElement {
  const { productsOre, delivery, fee, discounts, totalOre, vatOre, vatRates, giftCards } = order;
  const { price } = texts;
  const dueTerm = order.isPaid ? texts.rest : texts.toPay;
  const deductions = (kind: string, codes: readonly PlacedCode[]) =>
    codes.map(({ label, amountOre }, index) => ({ id: `${kind}-${index}`, term: label, details: price(-amountOre) }));
  return (
    <DefinitionList
      variant="sum"
      items={[
        { id: "products", term: texts.products, details: price(productsOre) },
        ...deductions("discount", discounts),
        ...(delivery === null
          ? []
          : [{ id: "delivery", term: texts.delivery(delivery.name), details: price(delivery.priceOre) }]),
        ...(fee === null ? [] : [{ id: "fee", term: fee.name, details: price(fee.priceOre) }]),
        { id: "vat", term: texts.ofWhichVat, details: price(vatOre) },
        ...(vatRates.length < 2 ? [] : vatRates.map((rate) => rateItem(rate, texts))),
        {
          id: "total",
          term: order.customerType === "company" ? texts.totalInclVat : texts.total,
          details: price(totalOre),
        },
        ...deductions("gift-card", giftCards),
        ...(giftCards.length === 0 ? [] : [{ id: "left", term: dueTerm, details: price(dueOreOf(order)) }]),
      ]}
    />
  );
}

/** How the order is delivered; with its place, if it is picked up in a store. */
function Delivery({ order, texts }: OrderReceiptProps): ReactElement | null {
  const { delivery, store = null } = order;
  if (delivery === null) return null;
  return (
    <div>
      <dt>{texts.deliveryName}</dt>
      <dd>
        {[delivery.name, ...(store?.address ?? [])].join("\n")}
        {store !== null && store.pageUrl !== null && (
          <>
            {"\n"}
            <a href={store.pageUrl}>{texts.storePage}</a>
          </>
        )}
      </dd>
    </div>
  );
}

/** When the order was placed, how it is paid and delivered, and to whom. */
function Facts({ order, texts }: OrderReceiptProps): ReactElement {
  const { paymentName: payment, isPaid, deliveryTime: time, address, message, store = null, orderedAt = null } = order;
  return (
    <dl className="torg-order-receipt__facts">
      {orderedAt !== null && (
        <div>
          <dt>{texts.orderedAt}</dt>
          <dd>{texts.date(orderedAt)}</dd>
        </div>
      )}
      {payment !== "" && (
        <div>
          <dt>{texts.payment}</dt>
          <dd>{isPaid ? texts.paid(payment) : payment}</dd>
        </div>
      )}
      <Delivery order={order} texts={texts} />
      {time !== "" && (
        <div>
          <dt>{texts.deliveryTime}</dt>
          <dd>{time}</dd>
        </div>
      )}
      <div>
        <dt>{order.isQuote || store === null ? texts.address : texts.buyer}</dt>
        <dd>{address.join("\n")}</dd>
      </div>
      {message !== "" && (
        <div>
          <dt>{texts.message}</dt>
          <dd>{message}</dd>
        </div>
      )}
    </dl>
  );
}

/** The order's lines, sums, payment, delivery and address. */
export function OrderReceipt({ order, texts }: OrderReceiptProps): ReactElement {
  const headingId = useId();
  return (
    <section className="torg-order-receipt" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.ordered}</h2>
      {order.customerType === "company" && <p className="torg-order-receipt__note">{texts.allInclVat}</p>}
      <ul className="torg-order-receipt__lines">
        {order.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order does not change, and may contain a name twice
          <Line key={index} line={line} texts={texts} />
        ))}
      </ul>
      <Sums order={order} texts={texts} />
      <Facts order={order} texts={texts} />
    </section>
  );
}
