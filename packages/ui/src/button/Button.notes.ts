import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Button. */
export const buttonNotes = {
  kind: "action",
  anatomy: [
    {
      name: "torg-button",
      text: "The native button; ref, className and all other props. data-variant, data-size, data-wide.",
    },
    { name: "::before", text: "The ring that turns in place of the words while aria-busy is set." },
  ],
  use: [
    "Begin with a verb and say what happens: the words are the name.",
    "Use one primary button per view, for the one thing that most people come for.",
    "Prefer aria-disabled with a reason beside it to disabled: the button stays within reach and can be asked why.",
    "Set busy while a request runs: the width, the name and the focus stay.",
  ],
  avoid: [
    "Do not use it to go to another page; that is a LinkButton.",
    "Do not put an icon alone into it without an aria-label.",
    "Do not take it away or disable it while it is busy: the focus would fall out of the page.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button, also when it is busy or aria-disabled." },
    { keys: "Enter, Space", does: "Presses it; while busy or aria-disabled nothing happens." },
  ],
  states: {
    Primary: "The one accent of a view.",
    Secondary: "The usual button: an outline.",
    Quiet: "For what stands beside: words in the colour of links.",
    Danger: "For what cannot be taken back: red words with an icon.",
    WithIcon: "An icon before the words, as high as they are.",
    Sizes: "36, 44 and 52 px high.",
    Wide: "As wide as its container.",
    Disabled: "Each variant disabled, and one with aria-disabled that can still be reached.",
    Busy: "A ring in place of the words; as wide as the button beside it.",
    LongWords: "Long words in little room break into lines, and the button grows.",
    RightToLeft: "The icon stands on the right of the words.",
    ByKeyboard: "Enter and Space press; a busy button keeps the focus and is not pressed.",
  },
} satisfies PartNotes;
