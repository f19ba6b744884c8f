import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, deskPaths } from "../../contract/index.ts";
import type { DeskOperator } from "../../domain/index.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** A part of the desk that has a page of its own. */
export type DeskSection = "orders" | "cases" | "products" | "codes" | "reviews" | "failures" | "figures";

const sections = [
  { id: "orders", address: deskPages.orders },
  { id: "cases", address: deskPages.cases },
  { id: "products", address: deskPages.products },
  { id: "codes", address: deskPages.codes },
  { id: "reviews", address: deskPages.reviews },
  { id: "failures", address: deskPages.failures },
  { id: "figures", address: deskPages.figures },
] as const satisfies readonly {
  readonly id: DeskSection;
  readonly address: string;
}[];

/** Props of DeskHead. */
export interface DeskHeadProps {
  readonly shopName: string;
  /** Who is logged in; null: nobody, and there is nowhere to go. */
  readonly operator: DeskOperator | null;
  /** The part of the desk that the page belongs to. */
  readonly section: DeskSection | null;
}

/** Stands above every page of the desk: whose it is, its parts, who is logged in, and the way out. */
export function DeskHead({ shopName, operator, section }: DeskHeadProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const words = texts.head;
  return (
    <header className="torg-desk-head">
      <div className="torg-desk-head__row">
        <p className="torg-desk-head__shop">{words.of(shopName)}</p>
        {operator !== null && (
          <>
            <p className="torg-desk-head__who">{words.who(operator.name, words.roles[operator.role])}</p>
            <form method="post" action={addresses.backend(deskPaths.logOut)}>
              <Button type="submit" variant="quiet">
                {words.logOut}
              </Button>
            </form>
          </>
        )}
      </div>
      {operator !== null && (
        <nav aria-label={words.pages}>
          <ul>
            {sections.map(({ id, address }) => (
              <li key={id}>
                <a href={addresses.page(address)} aria-current={id === section ? "page" : undefined}>
                  {words.sections[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
