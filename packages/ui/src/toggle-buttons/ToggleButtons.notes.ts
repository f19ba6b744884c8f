import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ToggleButtons. */
export const toggleButtonsNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-toggle-buttons", text: "A native fieldset with a name; ref, className and all other props." },
    { name: "torg-toggle-buttons__button", text: "A native button with aria-pressed; one of them is pressed." },
  ],
  use: [
    "Use it for two or three ways to show the same things, such as a grid and a list.",
    "Give every icon a label; it is the name and the browser's tooltip.",
    "Give it the name of a field where the page has to work without script: the buttons then submit their form.",
  ],
  avoid: [
    "Do not use it to choose what is bought or sent; radio buttons show that it is a choice.",
    "Do not use it to switch between texts; use Tabs.",
  ],
  keys: [
    { keys: "Tab", does: "Goes from button to button." },
    { keys: "Enter, Space", does: "Presses the button; nothing happens when it is already pressed." },
  ],
  states: {
    Icons: "Grid and list as icons, the grid pressed.",
    Words: "The same with words.",
    Disabled: "Grey; the pressed one is still visible.",
    LongWords: "Buttons wrap when there is no room.",
    RightToLeft: "The first button is on the right.",
    ByKeyboard: "Enter and Space press a button, and only a change is reported.",
  },
} satisfies PartNotes;
