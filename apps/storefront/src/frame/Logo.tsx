import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";

/** Props of `Logo`. */
export interface LogoProps {
  readonly settings: Pick<ShopSettings, "logo" | "shopName">;
}

/**
 * The shop's own logo; without one, a market stall and the shop's name. The link around it carries the accessible name.
 */
export function Logo({ settings: { logo, shopName } }: LogoProps): ReactNode {
  const { picture, width, height } = logo;
  if (picture !== "") return <img className="torg-logo__picture" src={picture} alt="" {...{ width, height }} />;
  return (
    <span className="torg-logo">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path d="M7 4h18l4 8.5a4.3 4.3 0 0 1-8.7.5 4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.7-.5z" />
        <path d="M6 19v8h20v-8" />
      </svg>
      {shopName}
    </span>
  );
}
