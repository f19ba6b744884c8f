import { Icon, LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";

/** A way from an empty list into the shop. */
export interface WayOn {
  readonly name: string;
  readonly url: string;
}

/** Props of NothingYet. */
export interface NothingYetProps {
  readonly icon: string;
  readonly words: string;
  /** Departments of the shop, beside the way to its first page. Default: none. */
  readonly ways?: readonly WayOn[];
}

/** What a list says that has nothing in it yet, and the ways to what could stand there. */
export function NothingYet({ icon, words, ways = [] }: NothingYetProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  return (
    <div className="torg-nothing-yet">
      <span className="torg-nothing-yet__icon">
        <Icon icon={icon} />
      </span>
      <p>{words}</p>
      <div className="torg-nothing-yet__ways">
        <LinkButton href={addresses.home} variant="primary">
          {texts.orders.shop}
        </LinkButton>
        {ways.map(({ name, url }) => (
          <LinkButton key={url} href={url}>
            {name}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
