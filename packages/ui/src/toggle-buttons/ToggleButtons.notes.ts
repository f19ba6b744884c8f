import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ToggleButtons. */
export const toggleButtonsNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-toggle-buttons", text: "A native fieldset with a name; ref, className and all other props." },
    { name: "torg-toggle-buttons__button", text: "A native button with aria-pressed; one of them is pressed in." },
  ],
  use: [
    "Use it for two or three ways to show the same things, such as a grid and a list.",
    "Give every icon a label; it is the name and the browser's tooltip.",
    "Give it the name of a field where the page has to work before script: the buttons send their form then.",
  ],
  avoid: [
    "Do not use it to choose what is bought or sent; radio buttons say that it is a choice.",
    "Do not use it to go from one text to another; that is what Tabs are for.",
  ],
  keys: [
    { keys: "Tab", does: "Goes from button to button." },
    { keys: "Enter, Space", does: "Presses the button in; pressed in already, nothing happens." },
  ],
  states: {
    Icons: "Grid and list as icons, the grid pressed in.",
    Words: "The same with words.",
    Disabled: "Grey; which one is pressed in can still be seen.",
    LongWords: "Buttons go below each other when there is no room.",
    RightToLeft: "The first button stands on the right.",
    ByKeyboard: "Enter and Space press a button in, and only a change is told.",
  },
} satisfies PartNotes;
