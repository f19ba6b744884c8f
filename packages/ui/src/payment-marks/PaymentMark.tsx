import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { joinClasses } from "../internal/joinClasses.ts";
import { paymentDrawings } from "./paymentDrawings.ts";
import type { PaymentOption } from "./PaymentOption.ts";

/** Props of PaymentMark: those of its element. */
export interface PaymentMarkProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  readonly way: PaymentOption;
  /** Only the drawing or picture, as decoration beside text that says the same. */
  readonly bare?: boolean | undefined;
}

/** A payment option as a small plate: the shop's own picture, or a drawing of its kind with its name. */
export function PaymentMark({ way, bare = false, className, ...rest }: PaymentMarkProps): ReactElement | null {
  const { name, kind = null, picture = null } = way;
  const hasPicture = picture !== null && picture !== "";
  if (bare && !hasPicture && kind === null) return null;
  return (
    <span
      {...rest}
      className={joinClasses("torg-payment-mark", className)}
      data-bare={bare ? "" : undefined}
      aria-hidden={bare ? true : undefined}
    >
      {hasPicture ? (
        <img src={picture} alt={bare ? "" : name} width={48} height={24} loading="lazy" decoding="async" />
      ) : (
        <>
          {kind !== null && <Icon icon={paymentDrawings[kind]} />}
          {!bare && name}
        </>
      )}
    </span>
  );
}
