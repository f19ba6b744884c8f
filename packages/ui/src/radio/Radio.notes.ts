import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Radio. */
export const radioNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-choice", text: "The root; className." },
    { name: "torg-choice__label", text: "Button and words: all of it answers a press, 44 px high." },
    { name: "torg-choice__control", text: "The native radio button; ref and all other props." },
    { name: "torg-choice__hint", text: "More about the choice, under its words." },
  ],
  use: [
    "Use it for one choice of two to about six, with a fieldset and a legend around them.",
    "Give all of a group one name, so that the arrows go through them.",
  ],
  avoid: [
    "Do not use one alone: it cannot be taken back.",
    "Do not send or go on at every choice; the arrows choose each one on their way.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the chosen one, else to the first." },
    { keys: "Down, Right", does: "Chooses the next, after the last the first; disabled ones are passed." },
    { keys: "Up, Left", does: "Chooses the one before, before the first the last." },
    { keys: "Space", does: "Chooses the one in focus." },
  ],
  states: {
    Group: "Three choices with a legend, the first one chosen.",
    NothingChosen: "No choice is made in advance.",
    WithHints: "A hint under each choice.",
    Invalid: "Red rings, and a text below the group.",
    Disabled: "Grey, not chosen and chosen.",
    LongWords: "Words of several lines stand beside the button.",
    RightToLeft: "The buttons stand on the right.",
    ByKeyboard: "The arrows choose, wrap and pass what is disabled.",
  },
} satisfies PartNotes;
