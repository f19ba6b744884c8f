import {
  endNewsletterCall,
  eraseDataCall,
  exportDataCall,
  joinClubCall,
  leaveClubCall,
  loginFromCheckoutCall,
} from "@torg/account/contract";
import { changeDetailsCall, checkoutFields, showCheckoutCall } from "@torg/checkout/contract";
import { cookieConsentCall } from "@torg/consent/contract";
import { creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import { pageAddress } from "@torg/pages/contract";
import { storeStockCall } from "@torg/stores/contract";
import type { Check, Probe } from "../core/Check.ts";
import { member } from "../core/member.ts";
import { demand, demandSame, NotTried, need } from "../core/outcomes.ts";
import { buyer } from "../shop/buyer.ts";

const unknownProduct = 999_999_999;

async function consent(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  for (const choice of [
    { marketing: 0, functional: 1 },
    { marketing: 1, functional: 0 },
  ] as const) {
    demandSame(await visitor.ask(cookieConsentCall, choice), choice, "The consent that was recorded");
  }
}

async function storeStock(probe: Probe): Promise<void> {
  const product = need(
    await probe.shop.productWith((one) => one.showsStoreStock),
    "No product shows the stock of stores.",
  );
  const visitor = await probe.visit();
  const found = await visitor.ask(storeStockCall, { productId: product.productId });
  const page = await probe.shop.page(pageAddress("stores"));
  if (page?.page === "stores") {
    const known = new Map(page.stores.map((store) => [store.id, store.name]));
    const strange = found.filter((store) => known.get(store.storeId) !== store.storeName);
    demandSame(strange, [], "The stores with stock that the store page does not know");
  }
  demandSame(new Set(found.map((store) => store.storeId)).size, found.length, "The number of different stores");
  const nowhere = await visitor.send(storeStockCall, { productId: unknownProduct });
  demand(nowhere.status === 404 || nowhere.text === "[]", "A product that does not exist is in stock somewhere.");
}

async function campaigns(probe: Probe): Promise<void> {
  const found = await probe.shop.productWith((one) => one.showsCreditCampaigns);
  const { productId: id } = need(found, "No product that was looked at shows credit campaigns.");
  const visitor = await probe.visit();
  const { campaigns: offered } = await visitor.ask(creditCampaignsCall, { productId: id });
  const strange = offered.filter(({ label, monthlyCost }) => label === "" || monthlyCost <= 0);
  demandSame(strange, [], "The campaigns without a label or a cost");
  demandSame(new Set(offered.map((campaign) => campaign.id)).size, offered.length, "The number of different campaigns");
}

async function leasing(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const none = await visitor.send(leasingWidgetCall, { productId: unknownProduct, variantId: "" });
  demand(none.status >= 400 || none.text === "", "A product that does not exist has a leasing widget.");
  const found = await probe.shop.productWith((one) => one.showsLeasing);
  const { productId: id } = need(found, "No product that was looked at shows the leasing widget.");
  const html = await visitor.ask(leasingWidgetCall, { productId: id, variantId: "" });
  if (html.trim() === "") throw new NotTried("The leasing widget is empty.");
  demand(!/<script|\son\w+=|javascript:/i.test(html), "The leasing widget holds script.");
}

async function joinsClub(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const nobody = { firstName: "", lastName: "", email: "no address", wantsNews: 0 } as const;
  const refused = await visitor.send(joinClubCall, nobody);
  if (refused.status === 404) throw new NotTried("The backend has no customer club.");
  demandSame(refused.status, 422, "The status of an application without a name");
  for (const field of ["first_name", "last_name", "email"]) {
    const texts = member(member(refused.data, "errors"), field);
    if (!Array.isArray(texts)) probe.fault(`An application without ${field} has no text at that field.`);
  }
  if (!probe.mayOrder) throw new NotTried("It applies for membership: allow it with --orders.");
  const asked = { ...nobody, firstName: buyer.firstName, lastName: "Test", email: buyer.email };
  const first = await visitor.ask(joinClubCall, asked);
  demandSame(await visitor.ask(joinClubCall, asked), first, "What a second application of the same person hears");
}

async function ownData(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const first = await visitor.send(exportDataCall, {});
  if (first.status === 404) throw new NotTried("The backend lets nobody get or erase their data.");
  const { login } = probe.hints;
  const password = login?.password ?? "wrong";
  const refused = [
    first,
    await visitor.send(endNewsletterCall, {}),
    await visitor.send(leaveClubCall, { password }),
    await visitor.send(eraseDataCall, { password }),
  ];
  for (const { status } of refused) demandSame(status, 401, "The status for somebody who is not logged in");
  if (login === undefined) return;
  await visitor.ask(loginFromCheckoutCall, login);
  await visitor.begin();
  const sent = await visitor.send(eraseDataCall, { password: `${login.password}x` });
  demandSame(sent.status, 422, "The status of an erasure with a wrong password");
  await visitor.ask(endNewsletterCall, {});
  const found = await visitor.ask(exportDataCall, {});
  demand(JSON.stringify(found).includes(login.email), "The export does not name the address of the account.");
}

async function details(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const { firstName, lastName, mobile, address, postalCode, city } = buyer;
  const told = { customerType: "private", companyName: "", careOf: "" } as const;
  const right = { ...told, firstName, lastName, mobile, address, postalCode, city };
  const first = await visitor.send(changeDetailsCall, right);
  if (first.status === 404) throw new NotTried("The backend lets nobody change name and address.");
  demandSame(first.status, 401, "The status for somebody who is not logged in");
  const { login } = probe.hints;
  if (login === undefined) return;
  await visitor.ask(loginFromCheckoutCall, login);
  await visitor.begin();
  const refused = await visitor.send(changeDetailsCall, { ...right, lastName: "" });
  demandSame(refused.status, 422, "The status of details without a name");
  const texts = member(member(refused.data, "errors"), checkoutFields.lastName);
  if (!Array.isArray(texts)) probe.fault(`Details without ${checkoutFields.lastName} have no text at that field.`);
  if (!probe.mayOrder) throw new NotTried("It changes the account: allow it with --orders.");
  await visitor.ask(changeDetailsCall, right);
  const { user } = await visitor.ask(showCheckoutCall, {});
  demandSame(user?.address, address, "The address that the checkout fills in");
}

/** The checks of consent, stores, credit and leasing. */
export const serviceChecks: readonly Check[] = [
  { id: "services.consent", section: "8.1", title: "answers the consent that it recorded", run: consent },
  { id: "services.stores", section: "8.6", title: "names only stores that the store page knows", run: storeStock },
  { id: "services.campaigns", section: "8.5", title: "gives credit campaigns with a cost", run: campaigns },
  { id: "services.club", section: "7.11+", title: "takes applications to the club, and tells nothing", run: joinsClub },
  {
    id: "services.data",
    section: "7.11+",
    title: "gives and erases data of nobody but who is logged in",
    run: ownData,
  },
  {
    id: "services.details",
    section: "7.11+",
    title: "changes name and address of nobody but who is logged in, by the rules of the checkout",
    run: details,
  },
  { id: "services.leasing", section: "8.7", title: "gives the leasing widget as HTML without script", run: leasing },
];
