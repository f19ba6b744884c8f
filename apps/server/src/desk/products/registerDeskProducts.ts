import {
  deskPages,
  deskProductCall,
  deskProductsCall,
  recallProductCall,
  resumeProductCall,
  setPriceCall,
  setStockCall,
  setStoreStockCall,
  stopProductCall,
} from "@torg/desk/contract";
import { type DeskProduct, recallProblems, type RecallText } from "@torg/desk/domain/products";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { BuyingContext } from "../../buying/BuyingContext.ts";
import type { Database } from "../../database/Database.ts";
import { type Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseField, refuseForm } from "../../http/responses/refuseForm.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { registerDeskCall } from "../registerDeskCall.ts";
import { findDeskProducts, loadDeskProduct } from "./deskProducts.ts";
import { readStock, readStockOfStores, setStock } from "./productStock.ts";
import { setPrice } from "./setPrice.ts";
import { recallProduct, resumeProduct, stopProduct, type StopResult } from "./stopProduct.ts";
import { writtenKronor } from "../../texts/writtenKronor.ts";

type ProductContext = Pick<BuyingContext, "db" | "jobs">;

const maxPieces = 1_000_000;
const maxOre = 1_000_000_000;
const maxReasonLength = 200;

const onProduct = { redirectTo: ({ id }: DeskProduct): string => deskPages.product(id) } as const;

const productOr404 = async (db: Kysely<Database>, id: number): Promise<DeskProduct | Refusal> =>
  (await loadDeskProduct(db, id)) ?? refuse(404, deskTexts.noProduct);

function registerReading(server: FastifyInstance, { db }: ProductContext): void {
  registerDeskCall(server, db, {
    call: deskProductsCall,
    task: "see-products",
    answer: async ({ request }) => ({ products: [...(await findDeskProducts(db, request.search))] }),
  });
  registerDeskCall(server, db, {
    call: deskProductCall,
    task: "see-products",
    answer: ({ request }) => productOr404(db, request.id),
  });
}

function registerStock(server: FastifyInstance, context: ProductContext): void {
  const { db } = context;
  registerDeskCall(server, db, {
    call: setStockCall,
    task: "set-stock",
    async answer({ request: { id, stock, seen, ground }, operator }) {
      if (stock < 0 || stock > maxPieces) return refuseField("stock", deskTexts.stockRefused);
      const doer = { operatorId: operator.id, details: { reason: ground } };
      const set = await setStock(context, { id, stock, seen, doer });
      if (set.ok) return productOr404(db, id);
      if (set.code === "unknown") return refuse(404, deskTexts.noProduct);
      return refuse(409, deskTexts.stockMoved((await readStock(db, id))?.stock ?? 0));
    },
    ...onProduct,
    message: ({ name, stock }) => deskTexts.done.setStock(name, stock),
  });
  registerDeskCall(server, db, {
    call: setStoreStockCall,
    task: "set-stock",
    async answer({ request: { id, store: storeId, stock, seen, ground }, operator }) {
      if (stock < 0 || stock > maxPieces) return refuseField("stock", deskTexts.stockRefused);
      const doer = { operatorId: operator.id, details: { reason: ground } };
      const set = await setStock(context, { id, storeId, stock, seen, doer });
      if (set.ok) return productOr404(db, id);
      if (set.code === "unknown") return refuse(404, deskTexts.noStock);
      const now = (await readStockOfStores(db, id)).find((store) => store.id === storeId)?.stock ?? 0;
      return refuse(409, deskTexts.stockMoved(now));
    },
    ...onProduct,
    message: ({ name }) => deskTexts.done.setStoreStock(name),
  });
}

function registerPrice(server: FastifyInstance, context: ProductContext): void {
  const { db } = context;
  registerDeskCall(server, db, {
    call: setPriceCall,
    task: "set-price",
    async answer({ request: { id, seenOre, priceOre, isReduction }, operator }) {
      if (priceOre > maxOre) return refuseField("price", deskTexts.price["no-price"]);
      const wanted = { id, operatorId: operator.id, seenOre, priceOre, isReduction: isReduction === 1 };
      const set = await setPrice(context, wanted);
      if (set.ok) return productOr404(db, id);
      const { problem } = set;
      if (problem.code === "no-product") return refuse(404, deskTexts.noProduct);
      if (problem.code === "moved") return refuse(409, deskTexts.priceMoved(writtenKronor(problem.priceOre)));
      if (problem.code !== "was-as-low") return refuseField("price", deskTexts.price[problem.code]);
      return refuseField("price", deskTexts.wasAsLow(writtenKronor(problem.lowestOre)));
    },
    ...onProduct,
    message: ({ name }) => deskTexts.done.setPrice(name),
  });
}

function reasonRefusal(reason: string): Refusal | null {
  const isFit = reason.trim() !== "" && reason.length <= maxReasonLength;
  return isFit ? null : refuseField("reason", deskTexts.reasonRefused);
}

function recallRefusal(recall: RecallText): Refusal | null {
  const problems = [...recallProblems(recall)];
  if (problems.length === 0) return null;
  const { recallParts, recall: words } = deskTexts;
  return refuseForm(Object.fromEntries(problems.map(([part, problem]) => [part, [words[problem](recallParts[part])]])));
}

/** The product after its stop was changed, or why the change was refused. */
async function stopAnswer(db: Kysely<Database>, id: number, result: StopResult): Promise<DeskProduct | Refusal> {
  if (result.ok) return productOr404(db, id);
  return result.code === "moved" ? refuse(409, deskTexts.stopMoved) : refuse(404, deskTexts.noProduct);
}

function registerStops(server: FastifyInstance, context: ProductContext): void {
  const { db } = context;
  registerDeskCall(server, db, {
    call: stopProductCall,
    task: "stop-product",
    async answer({ request: { id, reason }, operator }) {
      const refusal = reasonRefusal(reason);
      if (refusal !== null) return refusal;
      await stopProduct(context, { id, operatorId: operator.id, reason: reason.trim() });
      return productOr404(db, id);
    },
    ...onProduct,
    message: ({ name }) => deskTexts.done.stopProduct(name),
  });
  registerDeskCall(server, db, {
    call: recallProductCall,
    task: "recall-product",
    async answer({ request: { id, seen, reason, numbers, hazard, advice }, operator }) {
      const recall = { numbers: numbers.trim(), hazard: hazard.trim(), advice: advice.trim() };
      const refusal = recallRefusal(recall) ?? reasonRefusal(reason);
      if (refusal !== null) return refusal;
      const wanted = { id, seen, operatorId: operator.id, reason: reason.trim(), recall };
      return stopAnswer(db, id, await recallProduct(context, wanted));
    },
    ...onProduct,
    message: ({ name }) => deskTexts.done.recallProduct(name),
  });
  registerDeskCall(server, db, {
    call: resumeProductCall,
    task: "resume-product",
    async answer({ request: { id, seen }, operator }) {
      return stopAnswer(db, id, await resumeProduct(context, { id, seen, operatorId: operator.id }));
    },
    ...onProduct,
    message: ({ name }) => deskTexts.done.resumeProduct(name),
  });
}

/** Serves products at the desk: stock, prices, and stops. */
export function registerDeskProducts(server: FastifyInstance, context: ProductContext): void {
  registerReading(server, context);
  registerStock(server, context);
  registerPrice(server, context);
  registerStops(server, context);
}
