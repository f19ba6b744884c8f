import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { describe, expect, it } from "vitest";
import { findOrderCall, registerReturnCall } from "../contract/returnCalls.ts";
import { aReturnOrder } from "../fixtures/aReturnOrder.ts";
import { createReturnState } from "./createReturnState.ts";

const order = aReturnOrder();
const lookup = { orderNumber: "100245", orderEmail: "anna.andersson@example.se" };

function aReturn(maxImages?: number) {
  const found = reply(findOrderCall, ({ orderType: type }) => ({ order, orderType: type }));
  const registered = reply(registerReturnCall, { message: "Tack! Vi har tagit emot din anmälan." });
  const mock = createMock([found, registered]);
  const client = createClient(mock);
  const state = createReturnState<File>(maxImages === undefined ? { client } : { client, maxImages });
  return { state, found, registered, mock };
}

const file = (name: string, type = "image/png"): File => new File(["x"], name, { type });

describe("createReturnState", () => {
  it("finds the order and registers the return", async () => {
    const { state, found, registered } = aReturn();
    await state.find(lookup, "complaint");
    expect(found.requests).toEqual([{ ...lookup, orderType: "complaint" }]);
    expect(state.getState().order).toEqual(order);
    const dent = file("dent.png");
    state.addImages([dent]);
    await state.register({ message: "Buckla", quantities: { 1001: 9 } });
    expect(registered.requests).toEqual([
      {
        orderId: 5012,
        ...lookup,
        orderType: "complaint",
        products: { 1001: 1 },
        message: "Buckla",
        images: [dent],
      },
    ]);
    expect(state.getState().thanks).toBe("Tack! Vi har tagit emot din anmälan.");
  });

  it("keeps the server's message when no order is found, and drops the earlier order", async () => {
    const { state, mock } = aReturn();
    await state.find(lookup, "return");
    const message = "Vi hittade ingen order med de uppgifterna.";
    mock.use(replyFailure(findOrderCall, { status: 404, message }));
    await state.find({ ...lookup, orderNumber: "1" }, "return");
    expect(state.getState()).toMatchObject({ order: null, failure: { serverMessage: message }, isSending: false });
  });

  it("registers nothing without an order", async () => {
    const { state, registered } = aReturn();
    await state.register({ message: "Buckla", quantities: {} });
    expect(registered.requests).toEqual([]);
  });

  it("keeps the form when registering fails", async () => {
    const { state, mock } = aReturn();
    await state.find(lookup, "return");
    mock.use(replyFailure(registerReturnCall, { status: 500 }));
    await state.register({ message: "", quantities: { 1001: 1 } });
    expect(state.getState()).toMatchObject({ order, failure: { serverMessage: null }, thanks: null });
  });

  it("keeps images up to the maximum; removing one makes room and clears the message", () => {
    const { state } = aReturn(3);
    const [a, b, c, d] = [file("a"), file("b"), file("c"), file("d")];
    state.addImages([a, b, c, d]);
    expect(state.getState()).toMatchObject({ images: { length: 3 }, imageProblem: { code: "too-many", max: 3 } });
    state.removeImage(b);
    expect(state.getState()).toMatchObject({ images: [a, c], imageProblem: null });
    state.addImages([file("e", "image/gif")]);
    expect(state.getState()).toMatchObject({ images: { length: 2 }, imageProblem: { code: "wrong-type" } });
  });

  it("sends nothing while nothing is selected, and says so", async () => {
    const { state, registered } = aReturn();
    await state.find(lookup, "complaint");
    await state.register({ message: "Buckla", quantities: { 1001: 0 } });
    expect(state.getState().choiceProblem).toEqual({ code: "none-chosen" });
    await state.register({ message: "Buckla", quantities: { 1001: 1 } });
    expect(state.getState().choiceProblem).toBeNull();
    expect(registered.requests).toHaveLength(1);
  });

  it("continues with an order that the page knows, and keeps the server's field errors", async () => {
    const refused = replyFailure(registerReturnCall, {
      status: 422,
      message: "Kontrollera uppgifterna.",
      errors: { images: ["Får max ladda upp 1 bild"] },
    });
    const initial = { order, orderType: "return" };
    const state = createReturnState<File>({ client: createClient(createMock([refused])), initial });
    await state.register({ message: "", quantities: { 1001: 1 } });
    expect(state.getState().failure).toEqual({
      serverMessage: "Kontrollera uppgifterna.",
      errors: { images: ["Får max ladda upp 1 bild"] },
    });
  });
});
