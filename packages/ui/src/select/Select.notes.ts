import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Select. */
export const selectNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-field", text: "The root: name, hint, control and error; className, and data-invalid." },
    { name: "torg-select", text: "The frame around the control with its arrow." },
    { name: "torg-select__control", text: "The native select; ref and all other props." },
  ],
  use: [
    "Use it for five to about twenty choices; the phone shows its own list.",
    "Give a required select a title, so that nothing is chosen by accident.",
    "Say in a disabled option why it cannot be chosen.",
  ],
  avoid: [
    "Do not use it for two or three choices; radio buttons show them all.",
    "Do not go to another page on a choice without having said so before.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the field." },
    { keys: "Space, Enter, Alt + Down", does: "Opens the list, as far as the browser does so." },
    { keys: "Up, Down", does: "The previous and the next choice; disabled ones are skipped." },
    { keys: "Letters", does: "The next choice that begins with that letter." },
  ],
  states: {
    Plain: "The first option is chosen.",
    TitledAndRequired: "The title is an empty first option that cannot be chosen.",
    TitledAndOptional: "The title can be chosen, which leaves the field empty.",
    WithHint: "A note after the name and a hint above the field.",
    WithDisabledOption: "An option that cannot be chosen and says why.",
    Invalid: "Red frame, icon and text.",
    NoOptions: "Only the title, and disabled, until something else is chosen.",
    Disabled: "Grey and not reachable.",
    LongWords: "A long choice is cut with dots, and the arrow keeps its room.",
    RightToLeft: "The arrow is on the left.",
    ByKeyboard: "Tab reaches it and leaves it; the list itself is the browser's, and nothing is chosen on the way.",
  },
} satisfies PartNotes;
