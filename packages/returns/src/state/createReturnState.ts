import { CallError } from "@torg/http";
import type { Client } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { findOrderCall, registerReturnCall, type RegisteredReturn } from "../contract/returnCalls.ts";
import { chooseLines, type ChoiceProblem } from "../domain/chosenLines.ts";
import { addImages, defaultMaxImages, type ImageFile, type ImageProblem } from "../domain/returnImages.ts";
import { allowedQuantities, type ReturnQuantities } from "../domain/returnQuantities.ts";
import type { OrderLookup, ReturnOrder } from "../domain/returnOrder.ts";
import { fieldErrors, type FieldErrors } from "./fieldErrors.ts";

/** Options of a return's state. */
export interface ReturnOptions {
  readonly client: Client;
  /** Maximum number of images; default 1. */
  readonly maxImages?: number;
  /** The order found before, and the kind of case. */
  readonly initial?: { readonly order: ReturnOrder | null; readonly orderType: string };
}

/** The data that the return form shows. */
export interface ReturnSnapshot<File extends ImageFile> {
  readonly order: ReturnOrder | null;
  readonly orderType: string;
  readonly images: readonly File[];
  readonly imageProblem: ImageProblem | null;
  readonly isSending: boolean;
  /** The problem with the chosen lines. */
  readonly choiceProblem: ChoiceProblem | null;
  /** The last call failed; `serverMessage` is the server's message or null; `errors` are by field. */
  readonly failure: { readonly serverMessage: string | null; readonly errors: FieldErrors } | null;
  /** The server's confirmation, once the return is registered. */
  readonly thanks: string | null;
  /** The case number and the address of its receipt, if the server gives them. */
  readonly receipt: { readonly number: number | null; readonly url: string | null };
}

/** The visitor's report. */
export interface ReturnCase {
  readonly message: string;
  readonly quantities: ReturnQuantities;
}

/** The state of the return form. */
export interface ReturnState<File extends ImageFile> extends Pick<
  StoreApi<ReturnSnapshot<File>>,
  "getState" | "getInitialState" | "subscribe"
> {
  find(lookup: OrderLookup, orderType: string): Promise<void>;
  addImages(chosen: readonly File[]): void;
  /** Removes an image and clears the image problem. */
  removeImage(image: File): void;
  /** Registers the return for the order found. */
  register(details: ReturnCase): Promise<void>;
}

/** Creates the state of one return. */
export function createReturnState<File extends ImageFile>(options: ReturnOptions): ReturnState<File> {
  const { client, maxImages = defaultMaxImages, initial } = options;
  const { getState, getInitialState, subscribe, setState } = createStore<ReturnSnapshot<File>>()(() => ({
    order: initial?.order ?? null,
    orderType: initial?.orderType ?? "",
    images: [],
    imageProblem: null,
    choiceProblem: null,
    isSending: false,
    failure: null,
    thanks: null,
    receipt: { number: null, url: null },
  }));

  const run = async (action: () => Promise<Partial<ReturnSnapshot<File>>>): Promise<void> => {
    if (getState().isSending) return;
    setState({ isSending: true, failure: null, choiceProblem: null });
    try {
      setState({ ...(await action()), isSending: false });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { serverMessage, data } = error;
      setState({ isSending: false, failure: { serverMessage, errors: fieldErrors(data) } });
    }
  };

  return {
    getState,
    getInitialState,
    subscribe,
    find: (lookup, orderType) =>
      run(async () => {
        setState({ order: null });
        const answer = await client.send(findOrderCall, { ...lookup, orderType });
        return { order: answer.order, orderType: answer.orderType };
      }),
    addImages(chosen) {
      const { images, problem } = addImages(getState().images, chosen, maxImages);
      setState({ images, imageProblem: problem });
    },
    removeImage(image) {
      setState({ images: getState().images.filter((taken) => taken !== image), imageProblem: null });
    },
    async register({ message, quantities }) {
      const { order, orderType, images } = getState();
      if (order === null) return;
      const products = allowedQuantities(order.products, quantities);
      const choice = chooseLines(order.products, products);
      if (!choice.ok) {
        setState({ choiceProblem: choice.problem });
        return;
      }
      const sent = { orderType, products, message, images: [...images] };
      const { orderId, orderNumber, orderEmail } = order;
      await run(async () => {
        const request = { orderId, orderNumber, orderEmail, ...sent };
        return thanksOf(await client.send(registerReturnCall, request));
      });
    },
  };
}

type Thanks = Pick<ReturnSnapshot<ImageFile>, "thanks" | "receipt">;

function thanksOf({ message, caseNumber: number, receiptUrl: url }: RegisteredReturn): Thanks {
  return { thanks: message, receipt: { number: number ?? null, url: url ?? null } };
}
