import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { printIcon } from "../icon/icons.ts";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { ShopSample } from "../testing/ShopSample.tsx";

const meta = {
  title: "Foundations/Forced colours and print",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const forced = [
  "Grounds and text take the colours that somebody chose; borders and the accent name system colours, so that edges stay.",
  "What is chosen or busy keeps a line, a sign or a word: a ground alone would be gone.",
  "The primary button stays filled, in the colours of a selection.",
  "Icons are drawn in the colour of the text and follow it.",
];

const paper = [
  "Always light, without shadows, in 10 points.",
  "What can only be pressed is left out where a part knows it: closing, stepping, scrolling.",
  "What is folded or scrolls is shown in full where the words matter: long texts, tabs, tables.",
];

export const ForcedColoursAndPrint: StoryObj<typeof meta> = {
  name: "Forced colours and print",
  render: () => (
    <FoundationPage
      title="Forced colours and print"
      lead="Two ways of seeing a shop in which its own colours do not count. Both are part of every part."
    >
      <FoundationSection
        title="See forced colours"
        text={
          <>
            Open a story alone. In the developer tools of Chrome or Edge, choose Rendering and there “Emulate CSS media
            feature forced-colors: active”. On Windows, the contrast themes of the system do it for all programs: left
            Alt, left Shift and Print Screen.
          </>
        }
      >
        <ul className="docs-list">
          {forced.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="See print"
        text="Open a story alone and print it, or choose Rendering and there “Emulate CSS media type: print”."
      >
        <ul className="docs-list">
          {paper.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Button onClick={() => globalThis.print()}>
            <Icon icon={printIcon} /> Print this page
          </Button>
        </p>
      </FoundationSection>
      <FoundationSection title="Something to look at">
        <ShopSample name="print" />
      </FoundationSection>
    </FoundationPage>
  ),
};
