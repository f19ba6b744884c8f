import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { findOrderCall, registerReturnCall } from "../../contract/index.ts";
import { aReturnOrder, returnOrderTypes } from "../../fixtures/index.ts";
import { createReturnState, type ReturnState } from "../../state/index.ts";
import { ReturnForm } from "./ReturnForm.tsx";

const order = aReturnOrder();

function aState(): ReturnState<File> {
  const lookup = reply(findOrderCall, { order, return_order_type: "complaint" });
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

const meta = {
  title: "Returns/Return form",
  component: ReturnForm,
  args: { state: aState(), returnOrderTypes, maxImages: 3 },
} satisfies Meta<typeof ReturnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OrderFound: Story = {
  args: { state: found(), orderName: order.order_name, orderEmail: order.order_email },
};
export const TooManyImages: Story = { args: { state: tooManyImages() } };
