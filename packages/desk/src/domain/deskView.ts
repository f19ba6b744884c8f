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

/** The operator who is logged in. */
export interface DeskOperator {
  readonly name: string;
  readonly role: OperatorRole;
  /** The token of this login, which forms and calls of the desk send; left out by a backend that needs none. */
  readonly token?: string | undefined;
}

/** Kinds of things whose address at the desk was not found. */
export const missingPageKinds = ["order", "case", "product", "page"] as const;

/** The kind of thing whose address was not found. */
export type MissingPageKind = (typeof missingPageKinds)[number];

/** The content of a desk page, discriminated by `view`. */
export type DeskView =
  | {
      readonly view: "login";
      /** The page to go to after the login. */
      readonly returnTo: string;
    }
  | {
      readonly view: "orders";
      readonly operator: DeskOperator;
      /** The newest first; orders with something to ship, the oldest first. */
      readonly orders: readonly DeskOrderRow[];
      /** Cursor to the following ones; null at the end. */
      readonly next: string | null;
      readonly search: string;
      readonly filter: OrderFilter;
    }
  | {
      readonly view: "cases";
      readonly operator: DeskOperator;
      /** The newest first. */
      readonly cases: readonly DeskCaseRow[];
      /** Cursor to older cases; null at the end. */
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
      /** Search results; without a search, the products that are not sold. */
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
      /** Cursor to earlier entries; null at the end. */
      readonly next: string | null;
    }
  | { readonly view: "order"; readonly operator: DeskOperator; readonly order: DeskOrder }
  | {
      readonly view: "missing";
      readonly operator: DeskOperator;
      readonly what: MissingPageKind;
      /** The unknown name in the address, to search for. */
      readonly name: string;
    };
