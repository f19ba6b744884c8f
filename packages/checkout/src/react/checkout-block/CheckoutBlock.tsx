import { useId, type ReactElement, type ReactNode } from "react";
import type { BlockName } from "../../domain/blocks.ts";
import { BlockFold } from "../block-fold/BlockFold.tsx";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { BlockProblem } from "../order-problems/BlockProblem.tsx";
import { OrderProblemSummary } from "../order-problems/OrderProblemSummary.tsx";

/** Props of CheckoutBlock. */
export interface CheckoutBlockProps {
  readonly title: string;
  readonly number: number;
  /** The block's name; problems that prevent an order there are shown in it. */
  readonly name?: BlockName;
  /** The choice in one line, if the block can be shown as done; null if it is not done; absent if it never is. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}

/** One numbered block of the checkout. */
export function CheckoutBlock({ title, number, name, done, children }: CheckoutBlockProps): ReactElement {
  const { texts } = useCheckoutContext();
  const headingId = useId();
  return (
    <section className="torg-checkout-block" aria-labelledby={headingId}>
      <h2 className="torg-checkout-block__heading" id={headingId}>
        {texts.blockHeading(number, title)}
      </h2>
      {name !== undefined && name !== "payment" && <OrderProblemSummary block={name} />}
      {name !== undefined && <BlockProblem block={name} />}
      {done === undefined ? children : <BlockFold done={done}>{children}</BlockFold>}
    </section>
  );
}
