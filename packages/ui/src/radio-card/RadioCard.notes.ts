import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of RadioCard and RadioCardGroup. */
export const radioCardNotes = {
  kind: "field",
  anatomy: [
    {
      name: "torg-radio-cards",
      text: "RadioCardGroup: a native fieldset with legend, hint and error; ref and other props.",
    },
    { name: "torg-radio-card", text: "The card; className. All of it can be pressed." },
    { name: "torg-radio-card__control", text: "The native radio button; ref and all other props." },
    { name: "torg-radio-card__title", text: "The choice; together with the price it is the name." },
    { name: "torg-radio-card__image", text: "A logo; decoration, since the title says the same." },
    { name: "torg-radio-card__price", text: "The cost, as finished text." },
    { name: "torg-radio-card__unavailable", text: "Why it cannot be chosen, in a word or two." },
    { name: "torg-radio-card__description", text: "More about it, read after the name." },
    { name: "torg-radio-card__bubbles", text: "Short advantages, each in a bubble." },
    { name: "torg-radio-card__more", text: "Controls of its own, such as a Collapsible: outside the label." },
  ],
  use: [
    "Use it where a choice needs price or description: delivery, payment.",
    "Format the price as the shop shows it, with or without VAT; the card only prints it.",
    "Show what cannot be chosen as unavailable instead of leaving it out, if people look for it.",
    "Debounce before calling a server: the arrow keys choose each card on their way.",
  ],
  avoid: [
    "Do not disable the button that continues while the choice is being saved: its focus would be lost.",
    "Do not put links or buttons into title or description; children are for these.",
    "Do not preselect one that costs more than another.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the chosen card, or else to the first; then to the controls inside." },
    { keys: "Down, Right", does: "Chooses the next card, and the first after the last; unavailable ones are skipped." },
    { keys: "Up, Left", does: "Chooses the previous card, and the last before the first." },
    { keys: "Space", does: "Chooses the card in focus." },
  ],
  states: {
    Plain: "A title alone.",
    Chosen: "Thick frame, tinted ground and a filled button.",
    WithEverything: "Image, price, description, bubbles, and a text to open.",
    Group: "Three cards under a legend; one is not available.",
    GroupWithHint: "A hint between legend and cards; the legend may be hidden under a heading.",
    Unavailable: "Grey, with the reason in words.",
    Invalid: "Nothing chosen: red rings and a text below.",
    Disabled: "All cards are disabled by their group.",
    LongWords: "The price wraps under a title that needs the whole line.",
    RightToLeft: "Buttons on the right, prices on the left.",
    ByKeyboard: "The arrows choose and skip what is unavailable; the name includes the price.",
  },
} satisfies PartNotes;
