import { returnsPath } from "@torg/format/addresses";
import { formatDate, formatPrice, toKronor } from "@torg/format";
import { pageAddress, type AccountPageData } from "@torg/pages/contract";
import { DefinitionList, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { AccountHead } from "./AccountHead.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";

/** Props of `AccountPage`. */
export interface AccountPageProps {
  readonly page: AccountPageData;
}

const texts = serviceTexts.account;
const states = new Map<string, string>(Object.entries(texts.states));

interface OrderProps {
  readonly order: AccountPageData["orders"][number];
  readonly name: string;
}

/** One order: when, what and how much, and the ways to step back from it. */
function Order({ order, name }: OrderProps): ReactNode {
  const title = texts.order(order.orderName);
  return (
    <li className="torg-account-order">
      <h2>{title}</h2>
      <DefinitionList
        items={[
          { id: "ordered", term: texts.ordered, details: formatDate(order.orderedAt) },
          { id: "state", term: texts.state, details: states.get(order.state) ?? order.state },
          { id: "total", term: texts.total, details: formatPrice(toKronor(order.totalOre)) },
        ]}
      />
      <ul className="torg-account-order__lines">
        {order.lines.map((line) => (
          <li key={line.name}>{texts.line(line.quantity, line.name)}</li>
        ))}
      </ul>
      {order.cases.length > 0 && (
        <>
          <h3>{texts.cases}</h3>
          <ul className="torg-account-order__lines">
            {order.cases.map(({ number, kind, receivedAt: moment }) => (
              <li key={`${kind} ${number}`}>{texts.case(number, kind, formatDate(moment))}</li>
            ))}
          </ul>
        </>
      )}
      <WithdrawForm name={name} order={order}>
        <a href={returnsPath} aria-label={`${texts.complain}, ${title}`}>
          {texts.complain}
        </a>
      </WithdrawForm>
    </li>
  );
}

/** The orders of who is logged in. */
export function AccountPage({ page }: AccountPageProps): ReactNode {
  const { name, email, orders } = page;
  return (
    <div className="torg-service-page">
      <AccountHead heading={texts.heading} name={name} email={email} current={pageAddress("account")} />
      {orders.length === 0 ? (
        <>
          <p>{texts.none}</p>
          <LinkButton href="/" variant="primary">
            {texts.shop}
          </LinkButton>
        </>
      ) : (
        <ul className="torg-service-page__orders">
          {orders.map((order) => (
            <Order key={order.orderName} order={order} name={name === "" ? email : name} />
          ))}
        </ul>
      )}
    </div>
  );
}
