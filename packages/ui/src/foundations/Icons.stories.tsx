import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Icon } from "../icon/Icon.tsx";
import * as icons from "../icon/icons.ts";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { TextField } from "../text-field/TextField.tsx";

const meta = {
  title: "Foundations/Icons",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const importOf = (name: string): string => `import { Icon, ${name} } from "@torg/ui";`;

function IconGrid({ onCopy }: { readonly onCopy: (text: string) => void }) {
  const [search, setSearch] = useState("");
  const [copied, setCopied] = useState("");
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const copy = (name: string): void => {
    onCopy(importOf(name));
    setCopied(`Copied: ${importOf(name)}`);
  };
  return (
    <>
      <div className="docs-search">
        <TextField
          label="Search"
          type="search"
          name="icon"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          hint={`${found.length} of ${Object.keys(icons).length}`}
        />
      </div>
      <ul className="docs-icons">
        {found.map(([name, icon]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)}>
              <Icon icon={icon} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="docs-copied">{copied}</output>
    </>
  );
}

const onCopy = fn((text: string) => void navigator.clipboard?.writeText(text).catch(() => undefined));

export const Icons: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Lines of one weight, drawn by the Lucide set, in the colour and the size of the text beside them. What is not imported is not shipped. Press one to copy its import."
    >
      <IconGrid onCopy={onCopy} />
      <FoundationSection title="Beside words and alone">
        <ul className="docs-list">
          <li>Beside words an icon is decoration and says nothing to a screen reader.</li>
          <li>
            Alone it needs a <code>label</code>, or the button around it needs a name.
          </li>
          <li>Arrows that point along the line turn with the direction of writing.</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("cart");
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onCopy).toHaveBeenCalledWith('import { Icon, cartIcon } from "@torg/ui";');
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
    await userEvent.clear(canvas.getByRole("searchbox"));
  },
};
