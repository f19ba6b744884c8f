import { accountDataPage, accountEndPage } from "./accountDataPages.ts";
import { accountPage, loginPage } from "./accountPages.ts";
import { brandsPage, comparePage, homePage, productPage } from "./cataloguePages.ts";
import {
  contentPage,
  reviewCompletePage,
  reviewPage,
  reviewRefusalPage,
  storePage,
  storesPage,
} from "./contentPages.ts";
import { brandPage, categoryPage, filterPage, overriddenBrandPage, searchPage } from "./listingPages.ts";
import { movedPages } from "./movedPages.ts";
import { calledOffPath } from "../payments/ensureSession.ts";
import {
  calledOffPage,
  cartPage,
  checkoutPage,
  confirmationPage,
  paymentReturnPage,
  providerConfirmationPage,
} from "./orderPages.ts";
import {
  caseReceiptPage,
  returnsPage,
  withdrawalConfirmPage,
  withdrawalPage,
  withdrawalReceiptPage,
} from "./servicePages.ts";
import type { FoundPage } from "./pageBody.ts";
import type { PageInput } from "./PageInput.ts";

type Maker = (input: PageInput) => Promise<FoundPage>;

/** Patterns of addresses, the first that fits counts; `*` is one part of the path. */
const routes: readonly (readonly [pattern: string, make: Maker])[] = [
  ["/", homePage],
  ["/kategori/*", categoryPage],
  ["/kategori/*/*", categoryPage],
  ["/kategori/*/*/*", categoryPage],
  ["/produkter/filtrera", filterPage],
  ["/produkter/sok", searchPage],
  ["/produkter/jamfor", comparePage],
  ["/produkter/id/*", productPage],
  ["/tillverkare", brandsPage],
  ["/tillverkare/visa/*", brandPage],
  ["/varukorg", cartPage],
  ["/kassa/leverans", checkoutPage],
  [calledOffPath, calledOffPage],
  ["/checkout/confirmation/*", confirmationPage],
  ["/checkout/retur/*", paymentReturnPage],
  ["/checkout/*/confirmation/*", providerConfirmationPage],
  ["/login", loginPage],
  ["/konto", accountPage],
  ["/konto/uppgifter", accountDataPage("overview")],
  ["/konto/uppgifter/lamna-klubben", accountDataPage("leave")],
  ["/konto/uppgifter/radera", accountDataPage("erase")],
  ["/konto/uppgifter/medlemskapet-avslutat", accountEndPage("left")],
  ["/konto/uppgifter/raderade", accountEndPage("erased")],
  ["/kundklubb/*", contentPage],
  ["/sidor/butiker/vara-butiker", storesPage],
  ["/sidor/butiker/*", storePage],
  ["/sidor/*", contentPage],
  ["/product_review/*", reviewPage],
  ["/product_review/*/complete", reviewCompletePage],
  ["/product_review/*/nej-tack", reviewRefusalPage],
  ["/retur-och-reklamation", returnsPage],
  ["/retur-och-reklamation/kvitto", caseReceiptPage],
  ["/angra-kop", withdrawalPage],
  ["/angra-kop/bekrafta", withdrawalConfirmPage],
  ["/angra-kop/kvitto", withdrawalReceiptPage],
  ["/*", overriddenBrandPage],
];

/** Makes the page of an address; null when nothing is there. */
export async function findPage(input: Omit<PageInput, "parts">): Promise<FoundPage> {
  const path = split(input.url.pathname);
  if (path === null) return null;
  const redirect = movedPages.get(`/${path.join("/")}`);
  if (redirect !== undefined) return { redirect, status: 301 };
  for (const [pattern, make] of routes) {
    const parts = match(pattern.split("/").filter(Boolean), path);
    if (parts === null) continue;
    const found = await make({ ...input, parts });
    return found ?? moved(input);
  }
  return moved(input);
}

function split(pathname: string): readonly string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function match(pattern: readonly string[], path: readonly string[]): readonly string[] | null {
  if (pattern.length !== path.length) return null;
  if (!pattern.every((part, index) => part === "*" || part === path[index])) return null;
  return path.filter((_part, index) => pattern[index] === "*");
}

/** Where a page has gone that was here once; old addresses may have been noted with or without a slash at their end. */
async function moved({ context, url }: Omit<PageInput, "parts">): Promise<FoundPage> {
  const path = url.pathname.replace(/\/$/, "");
  const row = await context.db
    .selectFrom("redirect")
    .select(["target", "status"])
    .where("path", "in", [path, `${path}/`])
    .orderBy("path")
    .executeTakeFirst();
  return row === undefined ? null : { redirect: row.target, status: row.status };
}
