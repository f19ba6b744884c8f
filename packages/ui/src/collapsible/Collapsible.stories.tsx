import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Collapsible } from "./Collapsible.tsx";

const meta = {
  title: "Kit/Collapsible",
  component: Collapsible,
  args: {
    title: <h3>Leverans och retur</h3>,
    children: <p>Du har 30 dagars öppet köp. Frakten är fri över 995 kr.</p>,
    onOpenChange: fn(),
  },
  decorators: [(Part) => <div style={{ maxInlineSize: "36rem" }}>{Part()}</div>],
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Leverans och retur" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // The simulated keyboard knows no summary; the browser turns Enter and Space into this click.
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("true"));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("false"));
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Inline: Story = { args: { variant: "inline", title: "+ Lägg till meddelande", defaultOpen: true } };

export const OneOfAGroup: Story = {
  render: () => (
    <>
      <Collapsible group="fragor" title="Hur lång är leveranstiden?" defaultOpen>
        <p>Två till fyra vardagar.</p>
      </Collapsible>
      <Collapsible group="fragor" title="Kan jag hämta i butik?">
        <p>Ja, i alla butiker med lager.</p>
      </Collapsible>
      <Collapsible group="fragor" title="Tar ni hand om den gamla produkten?">
        <p>Ja, vid hemleverans av vitvaror.</p>
      </Collapsible>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button");
    if (second === undefined) throw new Error("The second question is missing.");
    await userEvent.click(second);
    await waitFor(() => expect(second.getAttribute("aria-expanded")).toBe("true"));
    await waitFor(() => expect(first?.getAttribute("aria-expanded")).toBe("false"));
  },
};
