import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import type { ReactElement } from "react";
import { aConsentPage } from "../../fixtures/aConsentPage.ts";
import { createConsentState } from "../../state/createConsentState.ts";
import { ConsentProvider } from "../ConsentProvider.tsx";
import { EmbeddedContent } from "./EmbeddedContent.tsx";
import { EmbedSection, type EmbedSectionProps } from "./EmbedSection.tsx";

interface InPageProps extends EmbedSectionProps {
  readonly isAlone?: boolean;
}

/** In a shop's page, for a visitor who accepted only what is necessary. */
function InPage({ isAlone = false, ...props }: InPageProps): ReactElement {
  const page = aConsentPage("required=1");
  const state = createConsentState({ client: createClient(), page, now: () => 1_718_000_000_000, version: 1 });
  return (
    <ConsentProvider state={state}>
      {isAlone ? <EmbeddedContent embed={props.embed} /> : <EmbedSection {...props} />}
    </ConsentProvider>
  );
}

const meta = {
  title: "Consent/EmbedSection",
  component: EmbedSection,
  render: InPage,
  args: {
    id: "film",
    embed: { type: "iframe", src: "https://film.example/angtvatt", title: "Så fungerar ångtvätten" },
  },
} satisfies Meta<typeof EmbedSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notice says which host the film comes from; it can be allowed here, or opened at its source without consent. */
export const Blocked: Story = {};
/** Only the content, for a page without a section for it. */
export const Alone: Story = {
  render: ({ embed }) => <InPage id="film" embed={embed} isAlone />,
};
export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: {
    embed: {
      type: "image",
      src: "https://energimarkningsforordningens-produktinformationsblad.example/bild",
      title: "Energimärkningsförordningens produktinformationsblad",
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
