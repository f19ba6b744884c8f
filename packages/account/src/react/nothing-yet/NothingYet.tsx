import { EmptyState, type EmptyStateLink } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";

/** A link from an empty list into the shop. */
export type ContinueLink = Pick<EmptyStateLink, "name" | "url">;

/** Props of NothingYet. */
export interface NothingYetProps {
  readonly icon: string;
  readonly words: string;
  /** Departments of the shop, besides the link to its home page. Default: none. */
  readonly links?: readonly ContinueLink[];
}

/** The message of an empty list, with links to products. */
export function NothingYet({ icon, words, links = [] }: NothingYetProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const first = { name: texts.orders.shop, url: addresses.home, isPrimary: true };
  return <EmptyState icon={icon} words={words} links={[first, ...links]} />;
}
