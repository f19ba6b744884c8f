import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of Price. All amounts are formatted texts, for example `6 990 kr`. */
export interface PriceProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The current price. */
  readonly amount: ReactNode;
  /** The previous price; with it the price shows as reduced. */
  readonly original?: ReactNode;
  /** Text before the amount for screen readers only, for example `Now`. */
  readonly amountLabel?: string | undefined;
  /**
   * Text before the original amount, for example `Lowest price before`; for screen readers only, unless
   * `showsOriginalLabel` is set.
   */
  readonly originalLabel?: string | undefined;
  /** Shows the label of the original amount, on a line of its own together with it. */
  readonly showsOriginalLabel?: boolean | undefined;
  /** A short note after the amount, for example about VAT. */
  readonly note?: ReactNode;
  /** Size of the amount; default: medium. */
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** A price in tabular figures, with the struck-through original when it is reduced. */
export function Price(props: PriceProps): ReactElement {
  const { amount, original, amountLabel, originalLabel, showsOriginalLabel, note, size, className, ...rest } = props;
  const reduced = original !== undefined && original !== null;
  return (
    <span
      {...rest}
      className={joinClasses("torg-price", className)}
      data-size={size ?? "medium"}
      data-reduced={reduced ? "" : undefined}
    >
      <span className="torg-price__amount">
        {amountLabel !== undefined && <VisuallyHidden>{amountLabel} </VisuallyHidden>}
        {amount}
      </span>
      {reduced && showsOriginalLabel === true && (
        <small className="torg-price__note">
          {originalLabel} <s>{original}</s>
        </small>
      )}
      {reduced && showsOriginalLabel !== true && (
        <s className="torg-price__original">
          {originalLabel !== undefined && <VisuallyHidden>{originalLabel} </VisuallyHidden>}
          {original}
        </s>
      )}
      {note !== undefined && note !== null && <small className="torg-price__note">{note}</small>}
    </span>
  );
}
