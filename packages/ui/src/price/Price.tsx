import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of Price. All amounts come as finished text, for example `6 990 kr`. */
export interface PriceProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What it costs now. */
  readonly amount: ReactNode;
  /** What it cost before; with it the price shows as reduced. */
  readonly original?: ReactNode;
  /** Words before the amount that only assistive technology reads, for example `Now`. */
  readonly amountLabel?: string | undefined;
  /** Words before the original amount, for example `Lowest price before`; only assistive technology reads them unless they show. */
  readonly originalLabel?: string | undefined;
  /** Shows the words of the original amount, with it in a line of its own. */
  readonly showsOriginalLabel?: boolean | undefined;
  /** A few words after the amount, for example about VAT. */
  readonly note?: ReactNode;
  /** How large the amount is; medium when left out. */
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
