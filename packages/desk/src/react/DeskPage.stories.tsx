import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskOrder, aDeskOrderRow } from "../fixtures/aDeskOrder.ts";
import { deskEvents } from "../fixtures/deskEvents.ts";
import { DeskPage } from "./DeskPage.tsx";

const operator = { name: "Anna Lind", role: "administrator" } as const;

const meta = {
  title: "Desk/DeskPage",
  component: DeskPage,
  args: { shopName: "Nordhem", page: { view: "login", returnTo: "/butiken" } },
} satisfies Meta<typeof DeskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is logged in: only the shop's name is above the form, and no section can be reached. */
export const Login: Story = {};
/** A message about what was just done stands above the list, whose section is marked in the head. */
export const Orders: Story = {
  args: {
    page: { view: "orders", operator, orders: [aDeskOrderRow()], next: null, search: "", filter: "open" },
    messages: [{ kind: "success", text: "Order 100246 är skickad. Köparen får ett mejl." }],
  },
};
/** A refused note: the message is at the top, and the form is open with the reason at its field. */
export const Order: Story = {
  args: {
    page: { view: "order", operator, order: aDeskOrder({ events: deskEvents }) },
    messages: [{ kind: "error", text: "Skriv en anteckning." }],
    refused: {
      form: "/butiken/ordrar/100245/anteckna",
      values: { text: "" },
      errors: { text: ["Skriv en anteckning."] },
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
