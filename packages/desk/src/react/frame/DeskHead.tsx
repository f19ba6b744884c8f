import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, deskPaths } from "../../contract/deskPaths.ts";
import type { DeskOperator } from "../../domain/deskView.ts";
import { type DeskTask, roleAllows } from "../../domain/operatorRole.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "./DeskForm.tsx";

/** A section of the desk with a page of its own. */
export type DeskSection = "orders" | "cases" | "products" | "codes" | "reviews" | "failures" | "figures" | "log";

/** Every section, and the permission needed to see it. */
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
  /** The operator who is logged in; null: nobody, and no sections are shown. */
  readonly operator: DeskOperator | null;
  /** The current section. */
  readonly section: DeskSection | null;
}

/** The header of every desk page: the shop's name, its sections, the operator, and logging out. */
export function DeskHead({ shopName, operator, section }: DeskHeadProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const headTexts = texts.head;
  return (
    <header className="torg-desk-head">
      <div className="torg-desk-head__row">
        <p className="torg-desk-head__shop">{headTexts.of(shopName)}</p>
        {operator !== null && (
          <>
            <p className="torg-desk-head__who">{headTexts.who(operator.name, headTexts.roles[operator.role])}</p>
            <DeskForm path={deskPaths.logOut} isButton>
              <Button type="submit" variant="quiet">
                {headTexts.logOut}
              </Button>
            </DeskForm>
          </>
        )}
      </div>
      {operator !== null && (
        <nav aria-label={headTexts.pages}>
          <ul>
            {sections
              .filter(({ needs }) => roleAllows(operator.role, needs))
              .map(({ id, address }) => (
                <li key={id}>
                  <a href={addresses.page(address)} aria-current={id === section ? "page" : undefined}>
                    {headTexts.sections[id]}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
