import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, deskPaths } from "../../contract/index.ts";
import { type DeskOperator, type DeskTask, mayDo } from "../../domain/index.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** A part of the desk that has a page of its own. */
export type DeskSection = "orders" | "cases" | "products" | "codes" | "reviews" | "failures" | "figures" | "log";

/** Every part, and what whoever finds it has to be allowed to do. */
const sections = [
  { id: "orders", address: deskPages.orders, needs: "see-orders" },
  { id: "cases", address: deskPages.cases, needs: "see-cases" },
  { id: "products", address: deskPages.products, needs: "see-products" },
  { id: "codes", address: deskPages.codes, needs: "see-codes" },
  { id: "reviews", address: deskPages.reviews, needs: "see-reviews" },
  { id: "failures", address: deskPages.failures, needs: "see-failures" },
  { id: "figures", address: deskPages.figures, needs: "see-orders" },
  { id: "log", address: deskPages.log, needs: "see-log" },
] as const satisfies readonly {
  readonly id: DeskSection;
  readonly address: string;
  readonly needs: DeskTask;
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
            {sections
              .filter(({ needs }) => mayDo(operator.role, needs))
              .map(({ id, address }) => (
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
