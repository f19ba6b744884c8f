import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { PaymentMark } from "./PaymentMark.tsx";
import type { PaymentOption } from "./PaymentOption.ts";

/** Props of PaymentMarks: those of a list. */
export interface PaymentMarksProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Payment options in order; a name alone gives a text mark. */
  readonly options: readonly (PaymentOption | string)[];
}

/**
 * The payment options as a row of marks. Label it with `aria-label` if no heading does; renders nothing without any.
 */
export function PaymentMarks({ options, className, ...rest }: PaymentMarksProps): ReactElement | null {
  if (options.length === 0) return null;
  return (
    <ul {...rest} className={joinClasses("torg-payment-marks", className)}>
      {options
        .map((way) => (typeof way === "string" ? { name: way } : way))
        .map((way) => (
          <li key={way.name}>
            <PaymentMark way={way} />
          </li>
        ))}
    </ul>
  );
}
