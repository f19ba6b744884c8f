import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Button. */
export const buttonNotes = {
  kind: "action",
  anatomy: [
    {
      name: "torg-button",
      text: "The native button; ref, className and all other props. data-variant, data-size, data-wide.",
    },
    { name: "::before", text: "The spinner that replaces the text while aria-busy is set." },
  ],
  use: [
    "Begin with a verb and say what happens: the text is the name.",
    "Use one primary button per view, for the one thing that most people come for.",
    "Prefer aria-disabled with a reason beside it to disabled: the button stays focusable and can explain why.",
    "Set busy while a request is running: width, name and focus stay.",
  ],
  avoid: [
    "Do not use it to go to another page; that is a LinkButton.",
    "Do not put an icon alone in it without an aria-label.",
    "Do not remove or disable it while it is busy: the focus would be lost.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button, even when it is busy or aria-disabled." },
    { keys: "Enter, Space", does: "Presses it; while busy or aria-disabled nothing happens." },
  ],
  states: {
    Primary: "The one accent of a view.",
    Secondary: "The default look: an outline.",
    Quiet: "For secondary actions: text in the colour of links.",
    Danger: "For what cannot be undone: red text with an icon.",
    WithIcon: "An icon before the text, as high as the text.",
    Sizes: "36, 44 and 52 px high.",
    Wide: "As wide as its container.",
    Disabled: "Each variant disabled, and one with aria-disabled that can still be reached.",
    Busy: "A spinner instead of the text; as wide as the button beside it.",
    LongWords: "Long words in a narrow place wrap, and the button grows.",
    RightToLeft: "The icon is on the right of the text.",
    ByKeyboard: "Enter and Space press; a busy button keeps the focus and is not pressed.",
  },
} satisfies PartNotes;
