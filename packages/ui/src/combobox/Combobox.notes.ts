import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Combobox. */
export const comboboxNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-combobox", text: "The field: label, hint, control and error, with `data-state` open or closed." },
    { name: "torg-combobox__control", text: "Icon, input, the clear button, and what is below them." },
    { name: "torg-combobox__popup", text: "Suggestions or a message, with `data-state` ready, loading or error." },
    { name: "torg-combobox__heading", text: "Heading and name of a group." },
    { name: "torg-combobox__option", text: "A suggestion; a link when it leads somewhere." },
  ],
  use: [
    "Put it in a form with a submit button, so that the search works before the script.",
    "Give options that lead to a page their address: they open in a new window like any link.",
    "Say how many suggestions there are in `status`; it is announced after a pause in typing.",
    "Keep earlier suggestions while new ones load, so that nothing jumps.",
  ],
  avoid: [
    "Do not use it to choose from a short, fixed list; use Select or Radio.",
    "Do not put buttons or fields into an option; they cannot be reached there.",
    "Do not highlight the first option yourself: Enter would no longer search for what was typed.",
  ],
  keys: [
    {
      keys: "ArrowDown, ArrowUp",
      does: "Open, and highlight the next or previous option; between last and first there is none.",
    },
    { keys: "Enter", does: "Chooses the highlighted option; without one it submits what was typed." },
    { keys: "Escape", does: "Closes the suggestions; when they are closed it clears the field." },
    { keys: "Tab", does: "Closes the suggestions and moves on; nothing is chosen." },
    { keys: "Home, End, ArrowLeft, ArrowRight and letters", does: "Edit the text." },
  ],
  states: {
    Empty: "A closed field with its icon.",
    Filled: "The clear button is there.",
    Suggestions: "Groups under their headings, one option highlighted with an outline.",
    Columns: "Products with picture and price beside the other groups from 768 px on, above them on a phone.",
    Loading: "A spinner and text, as long as there is nothing to show.",
    LoadingMore: "Earlier suggestions stay readable under a moving line.",
    NoResults: "A sentence instead of options.",
    Failed: "A sentence with an icon that the suggestions failed to load; the search itself still works.",
    Disabled: "Neither typing nor clearing.",
    Invalid: "The error under the field, announced with it; the suggestions cover it while they are open.",
    DisabledOption: "The arrows skip a disabled option.",
    Overflow: "More options than fit scroll inside; the highlighted one is visible.",
    LongWords: "Long words break inside the field's width.",
    RightToLeft: "Icon, text and button change sides.",
    ByKeyboard: "Everything is done without a pointer, and every change is announced.",
    ClearedOutside: "A press outside empties the field; its text is back when the field is focused again.",
  },
} as const satisfies PartNotes;
