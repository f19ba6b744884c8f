import type { Meta, StoryObj } from "@storybook/react-vite";
import { reply, replyFailure } from "@torg/http/mock";
import { useEffect } from "react";
import { expect, within } from "storybook/test";
import { compareDeleteCall } from "../../contract/compareCalls.ts";
import { aCompareClient, aCompareProduct } from "../../fixtures/aCompareClient.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import type { CompareState } from "../../state/compareState.ts";
import { createCompareState } from "../../state/createCompareState.ts";
import { CompareBar } from "./CompareBar.tsx";

const names = ["Tvättmaskin NV 8014", "Tvättmaskin HK 7", "Tvättmaskin PO 12 Pro", "Kondenstorktumlare med värmepump"];

const aCompare = (
  count: number,
  replies: Parameters<typeof aCompareClient>[1] = [],
  named: readonly string[] = names,
): CompareState => {
  const items = named.slice(0, count).map((name, index) =>
    aCompareProduct({
      productId: 1001 + index,
      name,
      image: { thumb: aPicture(index * 80) },
    }),
  );
  return createCompareState({ client: aCompareClient(items, replies) });
};

const meta = {
  title: "Catalog/CompareBar",
  component: CompareBar,
  parameters: { layout: "fullscreen" },
  args: { compare: aCompare(1) },
  render: function Shown({ compare }) {
    useEffect(() => void compare.load(), [compare]);
    return (
      <main style={{ minBlockSize: "24rem", padding: "1rem" }}>
        <h1>Tvättmaskiner</h1>
        <CompareBar compare={compare} />
      </main>
    );
  },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first product opens the bar, which shows what was added and says how many it can hold. */
export const OneProduct: Story = {
  args: { compare: aCompare(1) },
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByRole("region", { name: "Jämförelse" }));
    await expect(bar.getByText("Jämför 1 produkter (max 4)")).toBeVisible();
    await expect(bar.getByRole("link", { name: "Tvättmaskin NV 8014" })).toBeVisible();
  },
};

/** A single line with the number of products and the way to the comparison. */
export const Closed: Story = { args: { compare: aCompare(2) } };

/** Opened with four products, each with a button that removes it. */
export const Full: Story = {
  args: { compare: aCompare(4) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Visa jämförda produkter" }));
    await expect(canvas.getByRole("button", { name: "Dölj jämförda produkter" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

/** A product has been removed: the count follows, and the focus is on the button that folds the bar. */
export const Removing: Story = {
  args: { compare: aCompare(2) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Visa jämförda produkter" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ta bort Tvättmaskin NV 8014 från jämförelsen" }));
    await expect(await canvas.findByText("Jämför 1 produkter (max 4)")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Dölj jämförda produkter" })).toHaveFocus();
  },
};

/** It says that the comparison is empty, with a button to undo, which has the focus. */
export const Cleared: Story = {
  args: { compare: aCompare(3) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Rensa" }));
    await expect(await canvas.findByText("Jämförelsen är tömd.")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Jämförelse" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Ångra" })).toHaveFocus();
  },
};

/** Undone: the same products are back. */
export const Restored: Story = {
  args: { compare: aCompare(3) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Rensa" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Ångra" }));
    await expect(await canvas.findByText("Jämför 3 produkter (max 4)")).toBeVisible();
  },
};

export const Refused: Story = {
  args: { compare: aCompare(1, [replyFailure(compareDeleteCall, { status: 500, message: "Något gick fel" })]) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Ta bort Tvättmaskin NV 8014 från jämförelsen" }));
    await expect(canvas.getByText("Jämför 1 produkter (max 4)")).toBeVisible();
  },
};

export const Slow: Story = {
  args: { compare: aCompare(2, [reply(compareDeleteCall, { message: "" }, { delay: 60_000 })]) },
};

/** Nothing is compared: there is no bar, and the page is not covered. */
export const Empty: Story = { args: { compare: aCompare(0) } };

const longName = "Luftkonditioneringsanläggningstillbehörssats för fritidshus";

export const LongWords: Story = {
  args: { compare: aCompare(4, [], [longName, longName, longName, longName]) },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Visa jämförda produkter" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const RightToLeft: Story = { args: { compare: aCompare(2) }, globals: { direction: "rtl" } };
