import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Tabs. */
export const tabsNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-tabs", text: "The root, with `data-orientation`." },
    { name: "torg-tabs__list", text: "The named list; it scrolls sideways when it is too long." },
    { name: "torg-tabs__tab", text: "A button, `aria-selected` when its panel shows." },
    { name: "torg-tabs__panel", text: "Has the id of its tab and `data-state` active or inactive." },
    { name: "torg-tabs__heading", text: "The label again, for paper and without script." },
  ],
  use: [
    "Use it for parts of one thing that are read one at a time, such as description, specification and reviews.",
    "Use ids that look good in an address: links to them select the tab.",
    "Select a tab from elsewhere with a `tabs:toggle` event on `window` with `{ id }`.",
  ],
  avoid: [
    "Do not hide in a tab what everybody has to read.",
    "Do not use it for consecutive steps, or to go to other pages.",
    "Do not use labels of more than three words.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches the selected tab, then its panel; the list is one tab stop." },
    {
      keys: "ArrowLeft, ArrowRight",
      does: "Select the adjacent tab, wrapping around; ArrowUp and ArrowDown when it is vertical.",
    },
    { keys: "Home, End", does: "Select the first or the last tab; PageUp and PageDown do the same." },
  ],
  states: {
    Horizontal: "The first tab is selected.",
    Vertical: "Tabs beside the panel, and above it on a phone.",
    Disabled: "A tab that cannot be selected is skipped.",
    Overflow: "More tabs than fit: the list scrolls, and the selected one is visible.",
    Empty: "A panel with only a sentence.",
    LongWords: "Long labels break, and so does the text.",
    RightToLeft: "The row starts on the right, and arrows follow it.",
    ByKeyboard: "Arrows, Home and End; one tab stop for the list, one for the panel.",
    SelectedByALink: "A link selects the tab and moves the focus there; an event selects it.",
  },
} as const satisfies PartNotes;
