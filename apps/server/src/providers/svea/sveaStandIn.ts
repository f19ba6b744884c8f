import { randomInt } from "node:crypto";
import * as z from "zod";
import {
  type AskShop,
  notAllowed,
  notFound,
  type StandIn,
  type StandInAnswer,
  standInBuyer,
  standInHost,
} from "../standIns/StandIn.ts";
import { changeStandIn, findStandIn, moveStandIn, openStandIn, type StandInPayment } from "../standIns/standInStore.ts";
import type { SveaAccess } from "./createSvea.ts";
import { sveaAuthorization } from "./sveaSignature.ts";

const orderSchema = z.object({
  countryCode: z.string().length(2),
  currency: z.literal("SEK"),
  locale: z.literal("sv-se"),
  clientOrderNumber: z.string().min(1),
  merchantSettings: z.object({
    termsUri: z.url(),
    checkoutUri: z.url(),
    confirmationUri: z.url(),
    pushUri: z.string(),
    checkoutValidationCallBackUri: z.string(),
  }),
  cart: z.object({
    items: z
      .array(
        z.object({
          name: z.string().min(1).max(40),
          quantity: z.int().positive(),
          unitPrice: z.int(),
          discountAmount: z.int().nonnegative(),
          vatPercent: z.int(),
        }),
      )
      .min(1),
  }),
  presetValues: z.array(z.object({ typeName: z.string(), value: z.string(), isReadonly: z.boolean() })),
  merchantData: z.string(),
});

const snippet = '<div id="svea-checkout-container"></div><script src="/_providers/svea.js"></script>';

const adminStatus = {
  open: "Pending",
  failed: "Failed",
  authorised: "Open",
  captured: "Delivered",
  voided: "Cancelled",
} as const;

function written(payment: StandInPayment, status: number): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  const isCompany = order.presetValues.some((preset) => preset.typeName === "isCompany" && preset.value === "true");
  const isOpen = payment.state === "open" || payment.state === "failed";
  return {
    status,
    body: {
      OrderId: Number(payment.id),
      ClientOrderNumber: order.clientOrderNumber,
      MerchantData: order.merchantData,
      Currency: order.currency,
      Status: isOpen ? "Created" : "Final",
      Gui: { Layout: "desktop", Snippet: snippet },
      Cart: {
        Items: order.cart.items.map((item) => ({
          Quantity: item.quantity,
          UnitPrice: item.unitPrice,
          DiscountAmount: item.discountAmount,
        })),
      },
      EmailAddress: standInBuyer.email,
      PhoneNumber: standInBuyer.mobile,
      Customer: { IsCompany: isCompany, NationalId: isCompany ? standInBuyer.companyNumber : "" },
      BillingAddress: {
        FullName: isCompany ? standInBuyer.company : `${standInBuyer.firstName} ${standInBuyer.lastName}`,
        FirstName: standInBuyer.firstName,
        LastName: standInBuyer.lastName,
        StreetAddress: standInBuyer.address,
        CoAddress: "",
        PostalCode: standInBuyer.zipcode,
        City: standInBuyer.city,
      },
    },
  };
}

function managed(payment: StandInPayment): StandInAnswer {
  const items = orderSchema.parse(payment.body).cart.items;
  const amount = items.reduce((sum, item) => sum + (item.unitPrice * item.quantity) / 100 - item.discountAmount, 0);
  const Deliveries = payment.state === "captured" ? [{ Id: 1 }] : [];
  return { status: 200, body: { OrderStatus: adminStatus[payment.state], OrderAmount: amount, Deliveries } };
}

/** The access with which the shop speaks to this stand-in. */
export const sveaAccess: SveaAccess = {
  host: standInHost("svea"),
  adminHost: standInHost("svea-admin"),
  merchantId: "100001",
  secret: "stand-in",
};

/** Whether a request is signed with the stand-in's secret, over the very body that came. */
function isSigned(headers: Headers, body: string): boolean {
  const { merchantId, secret } = sveaAccess;
  const timestamp = headers.get("timestamp") ?? "";
  return headers.get("authorization") === sveaAuthorization({ merchantId, secret, body, timestamp });
}

const newId = (): string => String(randomInt(1_000_000, 2_000_000_000));

const answer: StandIn["answer"] = async ({ method, path, headers, body, db }) => {
  if (!isSigned(headers, body === undefined ? "" : JSON.stringify(body))) return { status: 401, body: {} };
  const [, area, id = "", action] = /^\/api\/(v1\/)?orders(?:\/(\d+))?(\/deliveries.*)?$/.exec(path) ?? [];
  if (id === "" && method === "POST") {
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: {} };
    return written(await openStandIn(db, "svea", { id: newId(), key: order.data.clientOrderNumber, body }), 201);
  }
  const payment = await findStandIn(db, "svea", id);
  if (payment === null) return notFound;
  if (area === undefined) {
    if (method === "GET") return written(payment, 200);
    if (!orderSchema.safeParse(body).success) return { status: 400, body: {} };
    return (await changeStandIn(db, payment, body)) ? written({ ...payment, body }, 200) : notAllowed;
  }
  if (method === "GET") return managed(payment);
  const isMoved = await moveStandIn(db, payment, action !== undefined && method === "POST" ? "captured" : "voided");
  return isMoved ? { status: 202, body: undefined } : notAllowed;
};

const verdictSchema = z.object({ valid: z.boolean(), message: z.string().default("") });

/** Asks the shop by the address that it gave for that. */
async function objection(payment: StandInPayment, ask: AskShop): Promise<string | null> {
  const { checkoutValidationCallBackUri: address } = orderSchema.parse(payment.body).merchantSettings;
  const verdict = verdictSchema.parse((await ask(new URL(address).pathname)).answer);
  return verdict.valid ? null : verdict.message;
}

/** What Svea's loader does: it can be switched off, and tells the page that it is there. */
const script = `{
  connect({ setPaused }) {
    window.scoApi = { setCheckoutEnabled: (isEnabled) => setPaused(!isEnabled), observeEvent() {} };
    document.dispatchEvent(new CustomEvent("checkoutReady"));
  },
}`;

/** Answers as Svea's checkout and its payment administration do. */
export const sveaStandIn: StandIn = {
  hosts: ["svea", "svea-admin"],
  answer,
  notice({ id }) {
    const order = encodeURIComponent(`${sveaAccess.host}/api/orders/${id}`);
    return { query: `?svea_order_id=${order}`, headers: {}, payload: {} };
  },
  objection,
  script,
  payWord: "complete",
  cancelsItself: false,
};
