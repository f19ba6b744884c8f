import type { Preview } from "@storybook/react-vite";
import { windowWidths } from "@torg/ui/wire";
import "@torg/ui/styles.css";
import "@torg/ui/font.css";
import "@torg/ui/themes/team-workwear.css";
// A shop's own theme, made of tokens only: whatever it cannot change is not a token yet.
import "../../../docs/examples/theme-newsprint.css";
import { DocsFrame } from "./docs/DocsFrame.tsx";
import { DocsPage } from "./docs/DocsPage.tsx";
import { readableArgTypes } from "./docs/readableArgTypes.ts";
import "./docs/docs.css";
import "./docs/foundations.css";
import { chromaticModes } from "./chromaticModes.ts";
import "./featureStyles.ts";
import "./font.css";
import { rootOptions } from "./rootOptions.ts";
import { withLook } from "./withLook.tsx";

const width = (pixels: number, name: string) => ({
  name: `${pixels} – ${name}`,
  styles: { width: `${pixels}px`, height: "100%" },
});

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withLook],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: "padded",
    react: { rootOptions },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      // The foundations first, then the features in the order in which a shopper meets them.
      storySort: {
        method: "alphabetical",
        order: [
          "Start",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space",
            "Radius and shadow",
            "Icons",
            "Motion",
            "Layers",
            "Themes",
            "Forced colours and print",
          ],
          "Kit",
          "Navigation",
          "Catalog",
          "Credit",
          "Stores",
          "Cart",
          ["CartPage", "CartPanel"],
          "Checkout",
          ["CheckoutPage", "CheckoutBlocks", "PaymentArea", "CheckoutErrors", "ConfirmationView"],
          "Reviews",
          "Returns",
          "Consent",
          "Account",
          "Desk",
          "Pages",
        ],
      },
    },
    docs: { container: DocsFrame, page: DocsPage, toc: { headingSelector: "h2", title: "On this page" } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: width(320, "narrowest, and 1280 at 400 %"),
        phone: width(390, "phone"),
        tablet: width(Number.parseInt(windowWidths.medium, 10), "medium and above"),
        desktop: width(Number.parseInt(windowWidths.wide, 10), "desktop and above"),
        wide: width(1280, "wide"),
      },
    },
    // Every axe finding fails the test of its story.
    a11y: { test: "error" },
    chromatic: { modes: chromaticModes },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "standard", title: "Standard" },
          { value: "team-workwear", title: "Team Workwear" },
          { value: "newsprint", title: "Newsprint, a shop's own" },
        ],
      },
    },
    mode: {
      description: "Light or dark",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    direction: {
      description: "Direction of writing",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    textSize: {
      description: "Size of the text",
      toolbar: {
        icon: "paragraph",
        dynamicTitle: true,
        items: [
          { value: "100", title: "Text 100 %" },
          { value: "150", title: "Text 150 %" },
          { value: "200", title: "Text 200 %" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "play",
        dynamicTitle: true,
        items: [
          { value: "full", title: "Motion as the system says" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: { theme: "standard", mode: "light", direction: "ltr", textSize: "100", motion: "full" },
};

export default preview;
