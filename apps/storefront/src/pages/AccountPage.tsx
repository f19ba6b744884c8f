import { formatDate, formatPrice } from "@torg/format";
import type { AccountPage as AccountPageData } from "@torg/pages/contract";
import { Button, DefinitionList, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { returnsPagePath, withdrawalPath } from "./returnsAddresses.ts";

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

/** One order: when, what and how much, and the ways to step back from it. Nothing of it stands in an address. */
function Order({ order, name }: OrderProps): ReactNode {
  const title = texts.order(order.order_name);
  return (
    <li className="torg-account-order">
      <h2>{title}</h2>
      <DefinitionList
        items={[
          { id: "ordered", term: texts.ordered, details: formatDate(order.ordered_at) },
          { id: "state", term: texts.state, details: states.get(order.state) ?? order.state },
          { id: "total", term: texts.total, details: formatPrice(order.total) },
        ]}
      />
      <ul className="torg-account-order__lines">
        {order.lines.map((line) => (
          <li key={line.name}>{texts.line(line.quantity, line.name)}</li>
        ))}
      </ul>
      <form className="torg-account-order__ways" method="post" action={withdrawalPath}>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="order_name" value={order.order_name} />
        <input type="hidden" name="order_email" value={order.order_email} />
        <Button type="submit" aria-label={`${texts.withdraw}, ${title}`}>
          {texts.withdraw}
        </Button>
        <a href={returnsPagePath} aria-label={`${texts.complain}, ${title}`}>
          {texts.complain}
        </a>
      </form>
    </li>
  );
}

/** The orders of who is logged in. */
export function AccountPage({ page }: AccountPageProps): ReactNode {
  const { name, email, orders } = page;
  return (
    <div className="torg-service-page">
      <h1>{texts.heading}</h1>
      <div className="torg-service-page__who">
        <span>{texts.greeting(name, email)}</span>
        <form method="post" action="/konto/logga-ut">
          <Button type="submit" size="small">
            {texts.logOut}
          </Button>
        </form>
      </div>
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
            <Order key={order.order_name} order={order} name={name === "" ? email : name} />
          ))}
        </ul>
      )}
    </div>
  );
}
