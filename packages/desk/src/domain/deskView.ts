import type { DayFigures } from "./dayFigures.ts";
import type { CaseFilter, DeskCase, DeskCaseRow } from "./cases/deskCase.ts";
import type { DeskLogEntry } from "./deskLog.ts";
import type { DeskOrder, DeskOrderRow } from "./deskOrder.ts";
import type { DeskFailures } from "./deskFailures.ts";
import type { DeskReview, ReviewFilter } from "./reviews/takeDown.ts";
import type { DeskCode } from "./codes/discountCode.ts";
import type { DeskProduct, DeskProductRow } from "./products/deskProduct.ts";
import type { OperatorRole } from "./operatorRole.ts";
import type { OrderFilter } from "./orderFilter.ts";

/** Whoever is logged in at the desk. */
export interface DeskOperator {
  readonly name: string;
  readonly role: OperatorRole;
}

/** What an address of the desk names that there is not. */
export const missingThings = ["order", "case", "product", "page"] as const;

/** What an address of the desk names that there is not. */
export type MissingThing = (typeof missingThings)[number];

/** What a page of the desk shows, told apart by `view`. */
export type DeskView =
  | {
      readonly view: "login";
      /** The page that follows when the login was taken. */
      readonly returnTo: string;
    }
  | {
      readonly view: "orders";
      readonly operator: DeskOperator;
      /** The newest first, and the oldest first where something is to be shipped. */
      readonly orders: readonly DeskOrderRow[];
      /** Leads on to those that follow; null where there are none. */
      readonly next: string | null;
      readonly search: string;
      readonly filter: OrderFilter;
    }
  | {
      readonly view: "cases";
      readonly operator: DeskOperator;
      /** The newest first. */
      readonly cases: readonly DeskCaseRow[];
      /** Leads on to older cases; null where there are none. */
      readonly next: string | null;
      readonly filter: CaseFilter;
    }
  | {
      readonly view: "case";
      readonly operator: DeskOperator;
      readonly case: DeskCase;
      readonly order: DeskOrder;
    }
  | {
      readonly view: "codes";
      readonly operator: DeskOperator;
      /** The newest first. */
      readonly codes: readonly DeskCode[];
    }
  | {
      readonly view: "reviews";
      readonly operator: DeskOperator;
      /** The newest first. */
      readonly reviews: readonly DeskReview[];
      readonly filter: ReviewFilter;
    }
  | { readonly view: "failures"; readonly operator: DeskOperator; readonly failures: DeskFailures }
  | {
      readonly view: "products";
      readonly operator: DeskOperator;
      /** Those that were found; without a search those that are not sold. */
      readonly products: readonly DeskProductRow[];
      readonly search: string;
    }
  | { readonly view: "product"; readonly operator: DeskOperator; readonly product: DeskProduct }
  | {
      readonly view: "figures";
      readonly operator: DeskOperator;
      /** The newest first; the first is today. */
      readonly days: readonly DayFigures[];
    }
  | {
      readonly view: "log";
      readonly operator: DeskOperator;
      /** The newest first. */
      readonly entries: readonly DeskLogEntry[];
      /** Leads on to what was done before; null where that was all. */
      readonly next: string | null;
    }
  | { readonly view: "order"; readonly operator: DeskOperator; readonly order: DeskOrder }
  | {
      readonly view: "missing";
      readonly operator: DeskOperator;
      readonly what: MissingThing;
      /** What the address named, to be looked for. */
      readonly name: string;
    };
