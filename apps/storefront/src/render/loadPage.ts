import { pageCall } from "@torg/pages/contract";
import type { PageData, PageName, ProductPageData } from "@torg/pages/contract";
import type { Review, ReviewPage } from "@torg/reviews/domain";
import type { Visit } from "../backend/backend.ts";
import type { PageSource } from "../backend/PageSource.ts";
import { loadCredit } from "../product/loadCredit.ts";
import type { PageInput } from "./pageInput.ts";
import type { PageNeeds } from "./pageKinds.tsx";
import { reviewPartsOf, reviewStarsOf } from "@torg/reviews/domain";
import { pathAddress } from "../awake/currentPath.ts";

/** The shop server's answer for an address. */
export type LoadedPage =
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  | { readonly kind: "page"; readonly status: number; readonly input: Omit<PageInput, "assets" | "origin"> };

/**
 * Whether a page has forms that send the token, which creates a session: not for the page after a customer has left or
 * erased their data.
 */
function needsToken(page: PageData, { hasToken = false }: PageNeeds): boolean {
  if (page.page === "account_data" && (page.step === "left" || page.step === "erased")) return false;
  return hasToken;
}

/** The token that forms and calls of a page send: at the desk that of the operator's login, elsewhere the session's. */
async function tokenOf(source: PageSource, page: PageData, needs: PageNeeds): Promise<string> {
  if (page.page === "desk") return page.desk.view === "login" ? "" : (page.desk.operator.token ?? "");
  return needsToken(page, needs) ? source.token() : "";
}

/**
 * The first pages of a product's reviews merged into one; null when they cannot be read, since a product page works
 * without them.
 */
async function reviewsOf(
  source: PageSource,
  { productId }: ProductPageData["product"],
  path: string,
): Promise<ReviewPage | null> {
  const address = pathAddress(path);
  const parts = reviewPartsOf(address);
  const stars = reviewStarsOf(address) ?? undefined;
  const reviews: Review[] = [];
  try {
    for (let page = 1; ; page += 1) {
      const answer = await source.reviews({ productId, page, stars });
      reviews.push(...answer.reviews);
      if (answer.pagination.nextPage === null || page >= parts) return { ...answer, reviews };
    }
  } catch {
    return null;
  }
}

/** A part of a page; null when it cannot be read: the page then shows the rest, and says so. */
const orNull = <T>(part: Promise<T>): Promise<T | null> => part.catch(() => null);

/** The needs of each kind of page. */
export type PageKinds = Readonly<Record<PageName, PageNeeds>>;

/** Reads all data of the page at `path`. */
export async function loadPage(source: PageSource, path: string, kinds: PageKinds): Promise<LoadedPage> {
  const { status, answer } = await source.page(path);
  if ("redirect" in answer) return { kind: "redirect", location: answer.redirect, status: answer.status };
  const { settings, page } = answer;
  const needs = kinds[page.page];
  const csrfToken = await tokenOf(source, page, needs);
  const cart = needs.hasCart ? await orNull(source.cart()) : null;
  const checkout = page.page === "checkout" ? await orNull(source.checkout()) : null;
  const reviews = page.page === "product" ? await reviewsOf(source, page.product, path) : null;
  const credit = page.page === "product" ? await loadCredit(source, page.product) : null;
  return {
    kind: "page",
    status: page.page === "not_found" ? 404 : status,
    input: { path, settings, page, cart, checkout, reviews, credit, csrfToken },
  };
}

/** The data for the islands of a page; null when there is no such page (any more). */
export async function loadPageData(visit: Visit, path: string): Promise<Pick<PageInput, "page" | "settings"> | null> {
  const { answer } = await visit.send(pageCall, { path });
  if ("redirect" in answer || answer.page.page === "not_found") return null;
  return { settings: answer.settings, page: answer.page };
}
