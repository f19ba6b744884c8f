import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Radio. */
export const radioNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-choice", text: "The root; className." },
    { name: "torg-choice__label", text: "Button and text: all of it can be pressed, 44 px high." },
    { name: "torg-choice__control", text: "The native radio button; ref and all other props." },
    { name: "torg-choice__hint", text: "More about the choice, under its text." },
  ],
  use: [
    "Use it for one choice of two to about six, with a fieldset and a legend around them.",
    "Give all of a group the same name, so that the arrows move between them.",
  ],
  avoid: [
    "Do not use a single one: it cannot be unchecked.",
    "Do not submit or continue on every choice; the arrows choose each one on their way.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the chosen one, or else to the first." },
    { keys: "Down, Right", does: "Chooses the next one, and the first after the last; disabled ones are skipped." },
    { keys: "Up, Left", does: "Chooses the previous one, and the last before the first." },
    { keys: "Space", does: "Chooses the one in focus." },
  ],
  states: {
    Group: "Three choices with a legend, the first one chosen.",
    NothingChosen: "Nothing is preselected.",
    WithHints: "A hint under each choice.",
    Invalid: "Red rings, and a text below the group.",
    Disabled: "Grey, not chosen and chosen.",
    LongWords: "Text of several lines stays beside the button.",
    RightToLeft: "The buttons are on the right.",
    ByKeyboard: "The arrows choose, wrap around and skip disabled ones.",
  },
} satisfies PartNotes;
