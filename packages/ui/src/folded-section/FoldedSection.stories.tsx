import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { foldedSectionNotes } from "./FoldedSection.notes.ts";
import { FoldedSection } from "./FoldedSection.tsx";

const meta = {
  title: "Kit/FoldedSection",
  component: FoldedSection,
  parameters: { notes: foldedSectionNotes },
  args: {
    id: "specifikationer",
    heading: "Specifikationer",
    children: <p>Ljudnivå vid centrifugering 72 dB. Fyller nio kilo.</p>,
  },
} satisfies Meta<typeof FoldedSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether an element is rendered; content that find-in-page can reach has a `hidden` attribute all the same. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility();

const phone = { viewport: { value: "phone", isRotated: false } };

export const Wide: Story = {
  play: async ({ canvas }) => expect(isSeen(canvas.getByText(/72 dB/))).toBe(true),
};

export const Closed: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Specifikationer" });
    await expect(isSeen(canvas.getByText(/72 dB/))).toBe(false);
    await userEvent.click(button);
    await waitFor(() => expect(isSeen(canvas.getByText(/72 dB/))).toBe(true));
    await userEvent.click(button);
    await waitFor(() => expect(isSeen(canvas.getByText(/72 dB/))).toBe(false));
  },
};

export const Open: Story = {
  globals: phone,
  args: { isOpen: true },
  play: async ({ canvas }) => expect(isSeen(canvas.getByText(/72 dB/))).toBe(true),
};

export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: { heading: "Energimärkningsförordningens produktinformationsblad", isOpen: true },
};

export const RightToLeft: Story = { globals: { ...phone, direction: "rtl" }, args: { isOpen: true } };

export const ByKeyboard: Story = {
  globals: phone,
  render: () => (
    <>
      <FoldedSection id="manual" heading="Bruksanvisning" isOpen>
        <a href="/bruksanvisning.pdf">Ladda ner bruksanvisningen</a>
      </FoldedSection>
      <FoldedSection id="produktblad" heading="Produktblad">
        <a href="/produktblad.pdf">Ladda ner produktbladet</a>
      </FoldedSection>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bruksanvisning" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Ladda ner bruksanvisningen" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Produktblad" })).toHaveFocus();
    // Closed content is skipped by Tab; the browser itself turns Enter and Space on a summary into a press.
    await expect(isSeen(canvas.getByText("Ladda ner produktbladet"))).toBe(false);
  },
};
