import type { Preview } from "@storybook/react-vite";
import "@torg/ui/styles.css";
import "@torg/ui/themes/team-workwear.css";
import "./featureStyles.ts";
import { withLook } from "./withLook.ts";

const width = (pixels: number, name: string) => ({
  name: `${pixels} – ${name}`,
  styles: { width: `${pixels}px`, height: "100%" },
});

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withLook],
  parameters: {
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    options: { storySort: { order: ["Foundations", "Kit", "*"] } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: width(320, "narrowest, and 1280 at 400 %"),
        phone: width(390, "phone"),
        tablet: width(768, "medium and above"),
        desktop: width(1025, "desktop and above"),
        wide: width(1280, "wide"),
      },
    },
    // Every finding of axe fails the test of its story.
    a11y: { test: "error" },
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
  },
  initialGlobals: { theme: "standard", mode: "light" },
};

export default preview;
