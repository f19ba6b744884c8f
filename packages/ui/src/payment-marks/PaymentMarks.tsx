import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { PaymentMark } from "./PaymentMark.tsx";
import type { PaymentWay } from "./PaymentWay.ts";

/** Props of PaymentMarks: those of a list. */
export interface PaymentMarksProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Ways to pay in their order; a name alone is a mark of letters. */
  readonly ways: readonly (PaymentWay | string)[];
}

/** The ways to pay as a row of marks. Name it with `aria-label` where no heading does; nothing where there are none. */
export function PaymentMarks({ ways, className, ...rest }: PaymentMarksProps): ReactElement | null {
  if (ways.length === 0) return null;
  return (
    <ul {...rest} className={joinClasses("torg-payment-marks", className)}>
      {ways
        .map((way) => (typeof way === "string" ? { name: way } : way))
        .map((way) => (
          <li key={way.name}>
            <PaymentMark way={way} />
          </li>
        ))}
    </ul>
  );
}
