import { deskFields, deskPages } from "@torg/desk/contract";
import { type DeskOperator, type DeskView, roleAllows, type MissingPageKind, readOrderFilter } from "@torg/desk/domain";
import { readReviewFilter } from "@torg/desk/domain/reviews";
import { readCaseFilter } from "@torg/desk/domain/cases";
import { listDeskReviews } from "../../desk/reviews/deskReviews.ts";
import { listCodes } from "../../desk/codes/discountCodes.ts";
import { findDeskProducts, loadDeskProduct } from "../../desk/products/deskProducts.ts";
import { listFailures } from "../../desk/failures/listFailures.ts";
import { listDeskCases } from "../../desk/cases/listDeskCases.ts";
import { listDeskOrders } from "../../desk/orders/listDeskOrders.ts";
import { loadDayFigures } from "../../desk/orders/loadDayFigures.ts";
import { loadDeskCase } from "../../desk/cases/loadDeskCase.ts";
import { findOrderId, loadDeskOrder } from "../../desk/orders/loadDeskOrder.ts";
import { listOperatorLog } from "../../operators/listOperatorLog.ts";
import { deskToken } from "../../sessions/deskSecret.ts";
import { findOperator } from "../../operators/operatorSessions.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { toId } from "../toId.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

/** Loads a page of the desk for a logged-in operator. */
type LoadDeskPage = (input: PageInput, operator: DeskOperator) => Promise<FoundPage>;

const { headings } = deskTexts;
const deskBody = (heading: string, desk: DeskView): FoundPage => ({ heading, body: { page: "desk", desk } });

async function ordersPage({ context, url }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  const parameter = (name: string): string => url.searchParams.get(name) ?? "";
  const search = parameter(deskFields.search);
  const filter = readOrderFilter(parameter(deskFields.filter));
  const { orders, next } = await listDeskOrders(context.db, { search, filter, after: parameter(deskFields.after) });
  return deskBody(headings.orders, { view: "orders", operator, orders, next, search, filter });
}

async function orderPage({ context }: PageInput, operator: DeskOperator, number: string): Promise<FoundPage> {
  const orderId = await findOrderId(context.db, number);
  const order = orderId === null ? null : await loadDeskOrder(context.db, orderId, operator.role);
  return order === null ? null : deskBody(headings.order(number), { view: "order", operator, order });
}

async function casesPage({ context, url }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  const parameter = (name: string): string => url.searchParams.get(name) ?? "";
  const filter = readCaseFilter(parameter(deskFields.filter));
  const { cases, next } = await listDeskCases(context.db, { filter, after: parameter(deskFields.after) });
  return deskBody(headings.cases, { view: "cases", operator, cases, next, filter });
}

async function casePage({ context }: PageInput, operator: DeskOperator, name: string): Promise<FoundPage> {
  const found = await loadDeskCase(context.db, name, operator.role);
  if (found === null) return null;
  const { deskCase, order } = found;
  return deskBody(headings.case(deskCase.number), { view: "case", operator, case: deskCase, order });
}

async function productsPage({ context, url }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  const search = url.searchParams.get(deskFields.search) ?? "";
  const products = await findDeskProducts(context.db, search);
  return deskBody(headings.products, { view: "products", operator, products, search });
}

async function productPage({ context }: PageInput, operator: DeskOperator, id: number): Promise<FoundPage> {
  const product = await loadDeskProduct(context.db, id);
  return product === null ? null : deskBody(product.name, { view: "product", operator, product });
}

async function reviewsPage({ context, url }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  const filter = readReviewFilter(url.searchParams.get(deskFields.filter) ?? "");
  const reviews = await listDeskReviews(context.db, filter);
  return deskBody(headings.reviews, { view: "reviews", operator, reviews, filter });
}

async function codesPage({ context }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  return deskBody(headings.codes, { view: "codes", operator, codes: await listCodes(context.db) });
}

async function figuresPage({ context }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  const days = await loadDayFigures(context.db, new Date());
  return deskBody(headings.figures, { view: "figures", operator, days });
}

async function failuresPage({ context }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  return deskBody(headings.failures, { view: "failures", operator, failures: await listFailures(context.db) });
}

async function logPage({ context, url }: PageInput, operator: DeskOperator): Promise<FoundPage> {
  if (!roleAllows(operator.role, "see-log")) return null;
  const { entries, next } = await listOperatorLog(context.db, url.searchParams.get(deskFields.after) ?? "");
  return deskBody(headings.log, { view: "log", operator, entries, next });
}

/** The page of the item in the address: a case, a product or an order. */
async function itemPage(input: PageInput, operator: DeskOperator, item: string): Promise<FoundPage> {
  const path = input.url.pathname;
  const id = toId(item);
  if (path === deskPages.case(item)) return casePage(input, operator, item);
  if (id !== null && path === deskPages.product(id)) return productPage(input, operator, id);
  return path === deskPages.order(item) ? orderPage(input, operator, item) : null;
}

const pageByPath = new Map<string, LoadDeskPage>([
  [deskPages.orders, ordersPage],
  [deskPages.cases, casesPage],
  [deskPages.products, productsPage],
  [deskPages.reviews, reviewsPage],
  [deskPages.codes, codesPage],
  [deskPages.figures, figuresPage],
  [deskPages.failures, failuresPage],
  [deskPages.log, logPage],
  [deskPages.logIn, async () => ({ redirect: deskPages.orders, status: 303 })],
]);

/** The page of an address for a logged-in operator; null where there is none. */
async function loadPage(input: PageInput, operator: DeskOperator): Promise<FoundPage> {
  const load = pageByPath.get(input.url.pathname);
  if (load !== undefined) return load(input, operator);
  const [, item] = input.parts;
  return item === undefined ? null : itemPage(input, operator, item);
}

const missingBySection = new Map<string, MissingPageKind>([
  ["ordrar", "order"],
  ["arenden", "case"],
  ["varor", "product"],
]);

/** The "not found" page of the desk, worded by section. */
function missingPage({ parts: [section = "", name = ""] }: PageInput, operator: DeskOperator): FoundPage {
  const thing = name === "" ? "page" : (missingBySection.get(section) ?? "page");
  const body = { page: "desk", desk: { view: "missing", operator, what: thing, name } } as const;
  return { heading: headings.missing[thing], body, isMissing: true };
}

/** A page of the desk. Operators who are not logged in get the login for any address, and continue to it afterwards. */
export async function deskPage(input: PageInput): Promise<FoundPage> {
  const found = await findOperator(input.context.db, input.deskSecret);
  if (found !== null) {
    const operator = { name: found.name, role: found.role, token: deskToken(input.deskSecret) };
    return (await loadPage(input, operator)) ?? missingPage(input, operator);
  }
  const { pathname, search } = input.url;
  const returnTo = pathname === deskPages.logIn ? deskPages.orders : pathname + search;
  return deskBody(headings.logIn, { view: "login", returnTo });
}
