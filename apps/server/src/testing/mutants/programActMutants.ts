import type { SentRequest, Twist } from "../twistedFetch.ts";
import type { Mutant } from "./Mutant.ts";
import { isAt, isNumber, rewrite, textBody } from "./rewrite.ts";

/** Whether a request is an act on an order; one act, or any. */
const isAct = ({ url }: SentRequest, act = "[a-z]+"): boolean =>
  new RegExp(`^/api/shop/orders/[^/]+/${act}$`).test(url);

/** Whether a request is to the order calls for programs. */
const isOfOrders = ({ url }: SentRequest): boolean => url.startsWith("/api/shop/orders/");

/** A twist that replaces the right status with another. */
const answering =
  (isMeant: (request: SentRequest) => boolean, { from, to }: { readonly from: number; readonly to: number }) =>
  (): Twist => ({
    answer: (answer, request) => (isMeant(request) && answer.status === from ? { ...answer, status: to } : answer),
  });

/** A twist that changes the orders in responses. */
const telling = (change: (name: string, value: unknown) => unknown) => (): Twist => ({
  answer: (answer, request) => (isOfOrders(request) ? rewrite(answer, change) : answer),
});

/** A twist that changes the body of an act before it arrives. */
const hearing = (act: string, change: (body: string) => string) => (): Twist => ({
  request: (request) => (isAct(request, act) ? { ...request, body: change(textBody(request)) } : request),
});

const everyAct = ["programs.ships", "programs.delivers", "programs.cancels", "programs.returns", "programs.credits"];

/** Acts on orders. */
const orderMutants: readonly Mutant[] = [
  {
    name: "does not know the key of any act again",
    only: everyAct,
    fails: everyAct,
    twist: () => {
      let asked = 0;
      return {
        request: (request) => {
          if (!isAct(request)) return request;
          asked += 1;
          return { ...request, body: textBody(request).replace('"kit-', `"${asked}-`) };
        },
      };
    },
  },
  {
    name: "takes a key for whatever comes with it",
    only: everyAct,
    fails: everyAct,
    twist: answering((request) => isAct(request), { from: 409, to: 200 }),
  },
  {
    name: "ships what there is not",
    only: ["programs.ships", "programs.cancels-all", "programs.at-once"],
    fails: ["programs.ships", "programs.cancels-all", "programs.at-once"],
    twist: answering((request) => isAct(request, "ship"), { from: 422, to: 200 }),
  },
  {
    name: "ships everything, whatever lines are named",
    only: ["programs.ships", "programs.at-once"],
    fails: ["programs.ships", "programs.at-once"],
    twist: hearing("ship", (body) => body.replace(/"pieces":\{"\d+":1\}/, '"pieces":{}')),
  },
  {
    name: "does not tell of parcels",
    only: ["programs.ships"],
    fails: ["programs.ships"],
    twist: telling((name, value) => (name === "parcel" ? null : value)),
  },
  {
    name: "says that the buyer has what is on its way",
    only: ["programs.ships", "programs.credits"],
    fails: ["programs.ships", "programs.credits"],
    twist: telling((name, value) => (name === "state" && value === "shipped" ? "delivered" : value)),
  },
  {
    name: "never learns that a shipment arrived",
    only: ["programs.delivers"],
    fails: ["programs.delivers"],
    twist: telling((name, value) => (name === "state" && value === "delivered" ? "shipped" : value)),
  },
  {
    name: "delivers shipments that there are not",
    only: ["programs.delivers"],
    fails: ["programs.delivers"],
    twist: answering((request) => isAct(request, "deliver"), { from: 422, to: 200 }),
  },
  {
    name: "ships the same pieces for each of several programs",
    only: ["programs.at-once"],
    fails: ["programs.at-once"],
    twist: answering((request) => isAct(request, "ship"), { from: 422, to: 200 }),
  },
  {
    name: "cancels what has left",
    only: ["programs.cancels"],
    fails: ["programs.cancels"],
    twist: answering((request) => isAct(request, "cancel"), { from: 422, to: 200 }),
  },
  {
    name: "leaves a cancelled order to be shipped",
    only: ["programs.cancels-all"],
    fails: ["programs.cancels-all"],
    twist: telling((name, value) => (name === "tasks" ? ["ship"] : value)),
  },
  {
    name: "takes back what never left",
    only: ["programs.returns"],
    fails: ["programs.returns"],
    twist: answering((request) => isAct(request, "return"), { from: 422, to: 200 }),
  },
  {
    name: "lowers prices by any sum",
    only: ["programs.credits"],
    fails: ["programs.credits"],
    twist: answering((request) => isAct(request, "credit"), { from: 422, to: 200 }),
  },
];

/** The money of orders. */
const moneyMutants: readonly Mutant[] = [
  {
    name: "owes the whole price, whatever comes back",
    only: ["programs.cancels", "programs.returns", "programs.credits"],
    fails: ["programs.cancels", "programs.cancels-all", "programs.returns", "programs.credits"],
    twist: telling((name, value) => (name === "creditable" ? 1_000_000 : value)),
  },
  {
    name: "writes no credit notes",
    only: ["programs.returns", "programs.credits"],
    fails: ["programs.returns", "programs.credits"],
    twist: telling((name, value) => (name === "credit_note" ? null : value)),
  },
  {
    name: "takes all the money with the first piece",
    only: ["programs.money"],
    fails: ["programs.money"],
    twist: () => ({
      answer: (answer, request) =>
        isOfOrders(request)
          ? {
              ...answer,
              text: answer.text.replace(/("total":([\d.]+),"vat":\[[^\]]*\],"captured":)[1-9][\d.]*/, "$1$2"),
            }
          : answer,
    }),
  },
  {
    name: "pays everything back twice",
    only: ["programs.money"],
    fails: ["programs.money"],
    twist: telling((name, value) => (name === "refunded" && isNumber(value) ? value * 2 : value)),
  },
];

/** Stock, and messages to other systems. */
const goodsMutants: readonly Mutant[] = [
  {
    name: "counts one piece too many in a stock that was set",
    only: ["programs.stock"],
    fails: ["programs.stock"],
    twist: () => ({
      answer: (answer, { url, method }) =>
        method === "POST" && url.endsWith("/stock")
          ? rewrite(answer, (name, value) => (name === "stock" && isNumber(value) ? value + 1 : value))
          : answer,
    }),
  },
  {
    name: "counts one piece too many in each store where the stock of one was set",
    only: ["programs.store-stock"],
    fails: ["programs.store-stock"],
    twist: () => ({
      answer: (answer, { url, method }) =>
        method === "POST" && url.includes("/stores/")
          ? rewrite(answer, (name, value) => (name === "stock" && isNumber(value) ? value + 1 : value))
          : answer,
    }),
  },
  {
    name: "sells on what came back broken",
    only: ["programs.stock-moves"],
    fails: ["programs.stock-moves"],
    twist: hearing("return", (body) => body.replace('"restocked":0', '"restocked":1')),
  },
  {
    name: "takes any cursor of failed messages for the beginning",
    only: ["programs.failed"],
    fails: ["programs.failed"],
    twist: () => ({
      request: (request) =>
        isAt(request, "/api/shop/webhooks/failed") ? { ...request, url: "/api/shop/webhooks/failed?cursor=" } : request,
    }),
  },
  {
    name: "takes a replay of nothing for one of everything",
    only: ["programs.replay"],
    fails: ["programs.replay"],
    twist: answering((request) => isAt(request, "/api/shop/webhooks/replay"), { from: 422, to: 200 }),
  },
  {
    name: "goes on listing what it has sent again",
    only: ["programs.replay"],
    fails: ["programs.replay"],
    twist: () => {
      let first: string | null = null;
      return {
        answer: (answer, request) =>
          isAt(request, "/api/shop/webhooks/failed") ? { ...answer, text: (first ??= answer.text) } : answer,
      };
    },
  },
  {
    name: "sends messages that nobody named",
    only: ["programs.replay"],
    fails: ["programs.replay"],
    twist: () => ({
      answer: (answer, request) =>
        isAt(request, "/api/shop/webhooks/replay")
          ? rewrite(answer, (name, value) => (name === "sent" ? 1 : value))
          : answer,
    }),
  },
];

/** Refusals, and to whom they apply. */
const refusalMutants: readonly Mutant[] = [
  {
    name: "does not tell an order that there is not from an act that is not possible",
    only: ["programs.unknown"],
    fails: ["programs.unknown"],
    twist: answering((request) => isAct(request), { from: 404, to: 422 }),
  },
  {
    name: "makes up a key where a program has none",
    only: ["programs.key"],
    fails: ["programs.key"],
    twist: hearing("[a-z]+", (body) => body.replace('"key":""', '"key":"made up"')),
  },
  {
    name: "does for a token that lacks the scope what the order allows",
    only: ["programs.closed"],
    fails: ["programs.closed"],
    twist: answering((request) => isAct(request), { from: 403, to: 200 }),
  },
  {
    name: "tells strangers of an order",
    only: ["programs.strangers"],
    fails: ["programs.strangers"],
    twist: answering(isOfOrders, { from: 401, to: 200 }),
  },
];

/** Acts of programs. */
export const programActMutants: readonly Mutant[] = [
  ...orderMutants,
  ...moneyMutants,
  ...goodsMutants,
  ...refusalMutants,
];
