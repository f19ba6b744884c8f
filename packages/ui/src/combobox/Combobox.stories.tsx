import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { searchIcon } from "../icon/icons.ts";
import { inRoom } from "../testing/inRoom.tsx";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";
import type { ComboboxGroup, ComboboxOption } from "./ComboboxOption.ts";
import { comboboxNotes } from "./Combobox.notes.ts";

interface Suggestion extends ComboboxOption {
  readonly price?: string;
  readonly hue?: number;
}

const products: ComboboxGroup<Suggestion> = {
  id: "produkter",
  label: "Produkter",
  options: [
    { id: "p1", label: "Nordhem NV 8014 Tvättmaskin", price: "6\u00a0990\u00a0kr", hue: 190 },
    { id: "p2", label: "Nordhem NV 9016 Tvättmaskin med ånga", price: "8\u00a0490\u00a0kr", hue: 160 },
    { id: "p3", label: "Havsvik HK 7 Kombinerad tvätt och tork", price: "9\u00a0995\u00a0kr", hue: 30 },
    { id: "p4", label: "Nordhem TV 55 Tvättstativ", price: "349\u00a0kr", hue: 260 },
  ],
};
const groups: readonly ComboboxGroup<Suggestion>[] = [
  products,
  {
    id: "kategorier",
    label: "Kategorier",
    options: [
      { id: "k1", label: "Tvätt & tork" },
      { id: "k2", label: "Tvättmaskiner" },
    ],
  },
  { id: "marken", label: "Varumärken", options: [{ id: "v1", label: "Tvättgott" }] },
  { id: "sidor", label: "Sidor", options: [{ id: "s1", label: "Så väljer du tvättmaskin" }] },
];

const meta = {
  title: "Kit/Combobox",
  component: Combobox<Suggestion>,
  args: {
    label: "Sök produkter",
    labelHidden: true,
    placeholder: "Vad letar du efter?",
    icon: searchIcon,
    clearLabel: "Rensa sökningen",
    groups,
    status: "8 förslag",
    onChoose: fn(),
    onSubmit: fn(),
    onQueryChange: fn(),
  },
  parameters: { notes: comboboxNotes },
  decorators: [(Part) => <div style={{ maxInlineSize: "44rem", minBlockSize: "32rem" }}>{Part()}</div>],
} satisfies Meta<typeof Combobox<Suggestion>>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("combobox"));
};

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultQuery: "tvätt" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(canvas.getByRole("button", { name: "Rensa sökningen" }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("");
    await userEvent.keyboard("tvätt{Tab}");
  },
};
export const Suggestions: Story = {
  args: { defaultQuery: "tvätt" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("NV 9016");
    await expect(canvas.getByRole("group", { name: "Kategorier" })).toBeVisible();
  },
};
export const Columns: Story = {
  args: {
    defaultQuery: "tvätt",
    columns: true,
    renderOption: ({ label, price, hue }) => (
      <>
        {hue !== undefined && (
          <span
            style={{
              flex: "none",
              inlineSize: "3rem",
              blockSize: "3rem",
              borderRadius: "0.25rem",
              background: `linear-gradient(135deg, hsl(${hue} 30% 88%), hsl(${hue} 25% 70%))`,
            }}
          />
        )}
        <span style={{ flex: 1 }}>
          {label}
          {price !== undefined && <strong style={{ display: "block", marginBlockStart: "0.25rem" }}>{price}</strong>}
        </span>
      </>
    ),
  },
  play: open,
};
export const Loading: Story = {
  args: { defaultQuery: "tvätt", groups: [], state: "loading", status: "Söker förslag …" },
  play: open,
};
export const LoadingMore: Story = {
  args: { defaultQuery: "tvättm", state: "loading", status: "Söker förslag …" },
  play: open,
};
export const NoResults: Story = {
  args: { defaultQuery: "zzzz", groups: [], status: "Inga resultat kunde hittas." },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole("status")).toHaveTextContent("Inga resultat kunde hittas.");
    await expect(context.canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  },
};
export const Failed: Story = {
  args: {
    defaultQuery: "tvätt",
    groups: [],
    state: "error",
    status: "Förslagen kunde inte hämtas. Tryck Enter för att söka ändå.",
  },
  play: open,
};
export const Disabled: Story = { args: { defaultQuery: "tvätt", disabled: true } };
export const Invalid: Story = {
  args: {
    label: "Välj butik",
    labelHidden: false,
    icon: undefined,
    error: "Välj en butik i listan.",
    groups: [],
    status: "",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Välj en butik i listan.");
  },
};
export const DisabledOption: Story = {
  args: {
    label: "Välj butik",
    labelHidden: false,
    icon: undefined,
    placeholder: "Ort eller postnummer",
    defaultQuery: "Stock",
    status: "3 butiker",
    groups: [
      {
        id: "butiker",
        options: [
          { id: "1", label: "Stockholm Kungens Kurva" },
          { id: "2", label: "Stockholm City (stängd för ombyggnad)", disabled: true },
          { id: "3", label: "Stockholm Barkarby" },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(canvas.getByRole("option", { name: /City/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Barkarby");
  },
};
export const Overflow: Story = {
  args: {
    defaultQuery: "n",
    status: "40 förslag",
    groups: [
      {
        id: "produkter",
        label: "Produkter",
        options: Array.from({ length: 40 }, (_, index) => ({
          id: `${index}`,
          label: `Nordhem NV ${8000 + index} Tvättmaskin`,
        })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("NV 8039");
  },
};
export const LongWords: Story = {
  args: {
    defaultQuery: "Diskmaskinsinstallationstillbehörspaket för fastighetsförvaltningsbolag",
    status: "2 förslag",
    groups: [
      {
        id: "produkter",
        label: "Vattenfelsbrytarinstallationstillbehör och reservdelar",
        options: [
          { id: "1", label: "Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadapter 45 cm" },
          { id: "2", label: "Arbetsskyddsklädsförvaringsskåpsventilationsfilterpatron, tvåhundrafyrtiofem styck" },
        ],
      },
    ],
  },
  decorators: [inRoom("18rem", "at most")],
  play: async (context) => {
    await open(context);
    // Text longer than its field would be shifted by two pixels while its caret is hidden.
    const field = context.canvas.getByRole<HTMLInputElement>("combobox");
    field.setSelectionRange(0, 0);
    field.scrollLeft = 0;
  },
};
export const RightToLeft: Story = {
  args: { defaultQuery: "tvätt" },
  globals: { direction: "rtl" },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{ArrowDown}");
  },
};

/** A combobox that searches the groups of these stories without delay. */
function Finder(props: ComboboxProps<Suggestion>) {
  const [query, setQuery] = useState("");
  const found = groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase())),
    }))
    .filter((group) => group.options.length > 0);
  const count = found.reduce((sum, group) => sum + group.options.length, 0);
  return (
    <Combobox
      {...props}
      groups={found}
      status={count === 0 ? "Inga resultat kunde hittas." : `${count} förslag`}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

export const ByKeyboard: Story = {
  render: (args) => <Finder {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox", { name: "Sök produkter" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("tvätt");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("8 förslag");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("tvätt");
    await expect(input).toHaveAttribute("aria-expanded", "false");

    await userEvent.keyboard("{ArrowUp}");
    const last = canvas.getByRole("option", { name: "Så väljer du tvättmaskin" });
    await expect(input).toHaveAttribute("aria-activedescendant", last.id);
    await expect(last).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(input).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: "p1" }));

    await userEvent.keyboard("zz");
    await expect(canvas.getByRole("status")).toHaveTextContent("Inga resultat kunde hittas.");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(input).toHaveValue("tvättzz");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
  },
};

export const ClearedOutside: Story = {
  args: { defaultQuery: "tvätt", clearsOutside: true },
  decorators: [
    (Part) => (
      <>
        {Part()}
        <p>Något annat på sidan</p>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.click(canvas.getByText("Något annat på sidan"));
    await expect(input).toHaveValue("");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.click(input);
    await expect(input).toHaveValue("");
  },
};
