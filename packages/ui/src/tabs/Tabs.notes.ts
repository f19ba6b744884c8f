import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Tabs. */
export const tabsNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-tabs", text: "The root, with `data-orientation`." },
    { name: "torg-tabs__list", text: "The named list; it scrolls sideways when there is no room." },
    { name: "torg-tabs__tab", text: "A button, `aria-selected` when its panel shows." },
    { name: "torg-tabs__panel", text: "Has the identifier of its tab and `data-state` active or inactive." },
    { name: "torg-tabs__heading", text: "The label once more, for paper and for pages without a script." },
  ],
  use: [
    "Use it for parts of one thing that are read one at a time, such as description, specification and reviews.",
    "Give identifiers that stand well in an address: links to them select the tab.",
    "Ask for a tab from elsewhere with a `tabs:toggle` event on `window` with `{ id }`.",
  ],
  avoid: [
    "Do not hide in a tab what everybody has to read.",
    "Do not use it for steps that follow each other, or to go to other pages.",
    "Do not give labels of more than three words.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches the selected tab, then its panel; the list is one stop." },
    {
      keys: "ArrowLeft, ArrowRight",
      does: "Select the tab beside, around the ends; ArrowUp and ArrowDown when it is vertical.",
    },
    { keys: "Home, End", does: "Select the first or the last tab; PageUp and PageDown do the same." },
  ],
  states: {
    Horizontal: "The first tab is selected.",
    Vertical: "Tabs beside the panel, and above it on a phone.",
    Disabled: "A tab that cannot be selected is passed over.",
    Overflow: "More tabs than there is room for: the list scrolls, the selected one is in sight.",
    Empty: "A panel with nothing but a sentence.",
    LongWords: "Long labels break, and so does the text.",
    RightToLeft: "The row begins at the right, and arrows follow it.",
    ByKeyboard: "Arrows, Home and End; one stop for the list, one for the panel.",
    SelectedByALink: "A link selects the tab and moves the focus there; an event selects it.",
  },
} as const satisfies PartNotes;
