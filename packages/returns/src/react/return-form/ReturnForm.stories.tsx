import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { findOrderCall, registerReturnCall } from "../../contract/returnCalls.ts";
import { aReturnOrder, returnOrderTypes } from "../../fixtures/aReturnOrder.ts";
import { createReturnState, type ReturnState } from "../../state/createReturnState.ts";
import { ReturnDialog } from "../return-dialog/ReturnDialog.tsx";
import { ReturnForm } from "./ReturnForm.tsx";

const order = aReturnOrder();

function aState(): ReturnState<File> {
  const lookup = reply(findOrderCall, { order, orderType: "complaint" });
  const registered = reply(registerReturnCall, { message: "Tack! Vi har tagit emot din anmälan." });
  return createReturnState({ client: createClient(createMock([lookup, registered])), maxImages: 3 });
}

function found(): ReturnState<File> {
  const state = aState();
  void state.find(order, "complaint");
  return state;
}

function tooManyImages(): ReturnState<File> {
  const state = found();
  state.addImages(["a", "b", "c", "d"].map((name) => new File(["x"], `${name}.png`, { type: "image/png" })));
  return state;
}

const notFound = "Vi hittade ingen order med de uppgifterna.";

function thanked(): ReturnState<File> {
  const state = aState();
  void state.find(order, "complaint").then(() => state.register({ message: "", quantities: { 1001: 1 } }));
  return state;
}

const meta = {
  title: "Returns/ReturnForm",
  component: ReturnForm,
  args: { state: aState(), returnOrderTypes, maxImages: 3 },
} satisfies Meta<typeof ReturnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order is looked up first; pictures can be chosen already, and nothing can be sent yet. */
export const Empty: Story = {};
/** The number of the order, its goods and a description; the only product is chosen, and sending is the main action. */
export const OrderFound: Story = {
  args: { state: found(), orderNumber: order.orderNumber, orderEmail: order.orderEmail },
};
/** The three pictures that fit are kept, and a message says how many there may be. */
export const TooManyImages: Story = { args: { state: tooManyImages() } };

const lines = [
  { productId: 1001, name: "Tvättmaskin NV 8014", quantity: 1 },
  { productId: 1002, name: "Luddfilter till torktumlare, förpackning om två", quantity: 3 },
];

function refusing(): ReturnState<File> {
  const state = createReturnState<File>({
    client: createClient(createMock([replyFailure(findOrderCall, { status: 404, message: notFound })])),
  });
  void state.find(order, "return");
  return state;
}

function withoutChoice(): ReturnState<File> {
  const initial = { order: aReturnOrder({ products: lines }), orderType: "return" };
  const state = createReturnState<File>({ client: createClient(createMock([])), initial });
  void state.register({ message: "", quantities: {} });
  return state;
}

function waiting(): ReturnState<File> {
  const lookup = reply(findOrderCall, { order, orderType: "return" }, { delay: 3_600_000 });
  const state = createReturnState<File>({ client: createClient(createMock([lookup])) });
  void state.find(order, "return");
  return state;
}

function failing(): ReturnState<File> {
  const initial = { order, orderType: "complaint" };
  const client = createClient(createMock([replyFailure(registerReturnCall, { status: 500 })]));
  const state = createReturnState<File>({ client, initial });
  void state.register({ message: "", quantities: { 1001: 1 } });
  return state;
}

function withLongWords(): ReturnState<File> {
  const name = "Centrifugeringshastighetsbegränsningsindikatorlampa med monteringsanvisning";
  const products = [{ productId: 1001, name, quantity: 12 }];
  const initial = { order: aReturnOrder({ products }), orderType: "return" };
  return createReturnState<File>({ client: createClient(createMock([])), initial });
}

/** The shop's sentence is right below the search, before the pictures, and tells nobody which detail was wrong. */
export const NotFound: Story = { args: { state: refusing() } };
/** No product was chosen: the reason is below the goods, and the first quantity has the focus. */
export const NothingChosen: Story = { args: { state: withoutChoice() } };
/** The same form in a dialog, which has its own heading and a way to close it. */
export const InDialog: Story = {
  render: (args) => <ReturnDialog {...args} open onOpenChange={() => {}} onDone={() => {}} />,
};
/** The form is gone: a dialog says that the case has been received. */
export const Thanks: Story = {
  args: { state: thanked() },
  render: (args) => <ReturnDialog {...args} open onOpenChange={() => {}} onDone={() => {}} />,
};
/** The lookup of the order is still running. */
export const Slow: Story = { args: { state: waiting() } };
/** The server fails without a message of its own. */
export const Failed: Story = { args: { state: failing() } };
export const LongWords: Story = { args: { state: withLongWords() } };
export const RightToLeft: Story = { args: { state: found() }, globals: { direction: "rtl" } };
