import { laterNavigationTexts } from "@torg/navigation/texts";
import type { NamedLink } from "@torg/pages/contract";
import { Breadcrumbs } from "@torg/ui";
import type { ReactNode } from "react";

/** Props of `Trail`. */
export interface TrailProps {
  readonly links: readonly NamedLink[];
  /** Name of the page itself. */
  readonly current: string;
}

/** Breadcrumbs from the start page to this one. */
export function Trail({ links, current }: TrailProps): ReactNode {
  const { start, label } = laterNavigationTexts.trail;
  const items = [{ name: start, url: "/" }, ...links].map(({ name, url }) => ({ label: name, href: url }));
  return <Breadcrumbs className="torg-page__trail" label={label} items={[...items, { label: current }]} />;
}
