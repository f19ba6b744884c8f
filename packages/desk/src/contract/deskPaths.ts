import { deskItemPath, deskPath, deskSectionPath, encodePart, fillPath } from "@torg/format/addresses";
import type { OrderTask } from "../domain/index.ts";

/** Paths of the desk's calls; forms without script are sent there too. */
export const deskPaths = {
  logIn: "/butiken/logga-in",
  logOut: "/butiken/logga-ut",
  log: "/butiken/data/logg",
  orders: "/butiken/data/ordrar",
  order: "/butiken/data/ordrar/{number}",
  pick: "/butiken/ordrar/{number}/plocka",
  ship: "/butiken/ordrar/{number}/skicka",
  deliver: "/butiken/ordrar/{number}/levererad",
  cancel: "/butiken/ordrar/{number}/avbestall",
  return: "/butiken/ordrar/{number}/retur",
  credit: "/butiken/ordrar/{number}/prisavdrag",
  note: "/butiken/ordrar/{number}/anteckna",
  endCase: "/butiken/arenden/{id}/klart",
  picture: "/butiken/data/bilder/{id}",
  retryMoney: "/butiken/ordrar/{number}/pengar",
  products: "/butiken/data/varor",
  product: "/butiken/data/varor/{id}",
  setStock: "/butiken/varor/{id}/lager",
  setStoreStock: "/butiken/varor/{id}/butikslager",
  setPrice: "/butiken/varor/{id}/pris",
  stopProduct: "/butiken/varor/{id}/stoppa",
  recallProduct: "/butiken/varor/{id}/aterkalla",
  resumeProduct: "/butiken/varor/{id}/salj",
  codes: "/butiken/data/koder",
  makeCode: "/butiken/koder/skapa",
  endCode: "/butiken/koder/{id}/avsluta",
  reviews: "/butiken/data/omdomen",
  answerReview: "/butiken/omdomen/{id}/svara",
  takeDownReview: "/butiken/omdomen/{id}/ta-bort",
  failures: "/butiken/data/fel",
  retryJob: "/butiken/fel/arbeten/{id}/igen",
  endJob: "/butiken/fel/arbeten/{id}/klart",
  replayWebhook: "/butiken/fel/webhooks/{id}/igen",
} as const;

/** A desk path for one order. */
export function pathOfOrder(name: OrderPath, number: string): string {
  return deskPaths[name].replace("{number}", encodePart(number));
}

const productTasks = [
  "setStock",
  "setStoreStock",
  "setPrice",
  "stopProduct",
  "recallProduct",
  "resumeProduct",
] as const;

/** A form on a product's page, by what it does. */
export type ProductTask = (typeof productTasks)[number];

/** Paths with an id: a case, a picture of one, a failure, or a product. */
type ItemPath =
  | "endCase"
  | "picture"
  | "retryJob"
  | "endJob"
  | "replayWebhook"
  | "product"
  | "endCode"
  | "answerReview"
  | "takeDownReview"
  | ProductTask;

/** A desk path for one case, or one picture of a case. */
export function pathOfCase(name: "endCase" | "picture", id: string): string {
  return pathOfItem(name, id);
}

/** A desk path for something with an id. */
export function pathOfItem(name: ItemPath, id: string): string {
  return deskPaths[name].replace("{id}", encodePart(id));
}

/** Paths with an order number. */
export type OrderPath = Exclude<
  keyof typeof deskPaths,
  ItemPath | "logIn" | "logOut" | "log" | "orders" | "failures" | "reviews" | "products" | "codes" | "makeCode"
>;

const orderPathNames = ["pick", "ship", "deliver", "cancel", "return", "credit", "note"] as const;

/** The task of an order's form that was sent to a path; null when it is no form of this order. */
export function taskOfPath(path: string, number: string): OrderTask | "note" | null {
  return orderPathNames.find((name) => pathOfOrder(name, number) === path) ?? null;
}

/** The task of a product's form that was sent to a path; null when it is no form of this product. */
export function productTaskOfPath(path: string, id: number): ProductTask | null {
  return productTasks.find((name) => pathOfItem(name, String(id)) === path) ?? null;
}

/** Addresses of the desk's pages. */
export const deskPages = {
  orders: deskPath,
  logIn: fillPath(deskSectionPath, "logga-in"),
  order: (number: string): string => fillPath(deskItemPath, "ordrar", number),
  figures: fillPath(deskSectionPath, "siffror"),
  products: fillPath(deskSectionPath, "varor"),
  product: (id: number): string => fillPath(deskItemPath, "varor", id),
  codes: fillPath(deskSectionPath, "koder"),
  reviews: fillPath(deskSectionPath, "omdomen"),
  failures: fillPath(deskSectionPath, "fel"),
  log: fillPath(deskSectionPath, "logg"),
  cases: fillPath(deskSectionPath, "arenden"),
  case: (id: string): string => fillPath(deskItemPath, "arenden", id),
} as const;
