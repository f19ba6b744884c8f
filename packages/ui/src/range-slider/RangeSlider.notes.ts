import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of RangeSlider. */
export const rangeSliderNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-range-slider", text: "A native fieldset; ref, className and all other props." },
    { name: "torg-range-slider__legend", text: "What is limited; may be for assistive technology only." },
    { name: "torg-range-slider__way", text: "The way from bound to bound, the chosen part of it in the accent." },
    {
      name: "torg-range-slider__thumb",
      text: "A native range input per end, data-end min or max; it ends where the other thumb stands.",
    },
    { name: "torg-range-slider__field", text: "A number field per end, with its name above and the unit inside." },
    { name: "torg-range-slider__status", text: "A polite live region for what has just happened." },
  ],
  use: [
    "Use it to narrow a list by a number: price, width, noise.",
    "Give every number its unit, and say it in full words with valueText.",
    "Take RangeTrack, the thumbs alone, where number fields of your own say and do the same.",
    "Where it comes later than its drawing: data-pressed on what holds it, the clientX of a press, lets it carry on a drag.",
    "Say in status what became of a number that was not taken, and which one stands again.",
  ],
  avoid: [
    "Do not hide the number fields: they are the way for touch with a screen reader and the part that a form sends.",
    "Do not use it for one number; a number field says it better.",
    "Do not ask a server on every movement: onRangeChange comes when a thumb is let go.",
  ],
  keys: [
    { keys: "Tab", does: "Lowest thumb, highest thumb, first field, second field: always in this order." },
    { keys: "Right, Up", does: "One step higher; right to left, Left is higher." },
    { keys: "Left, Down", does: "One step lower; right to left, Right is lower." },
    { keys: "PageUp, PageDown", does: "A tenth of the way higher or lower." },
    { keys: "Home", does: "The lowest place: the bound, or where the lowest thumb stands." },
    { keys: "End", does: "The highest place: the bound, or where the highest thumb stands." },
    { keys: "Enter", does: "In a field: takes the typed number." },
  ],
  states: {
    Open: "Nothing is limited: the whole way is filled, the fields are empty and show the bounds.",
    Limited: "Both ends are limited; the fields say the same as the thumbs.",
    Meeting: "Both ends at one place: each half of the disc moves its own end.",
    Invalid: "A number beyond the other end was typed: the earlier one is back, and a text says so.",
    CoarseSteps: "Steps of 500; a typed number may lie between them.",
    NegativeNumbers: "Bounds below zero.",
    NoRoom: "Lowest and highest are the same: there is nothing to move, so there are no thumbs.",
    ThumbsAlone: "RangeTrack, for a place that has number fields of its own.",
    LegendHidden: "Under a heading that says the same.",
    Disabled: "The fieldset is disabled with all it holds.",
    LongWords: "Long names, long unit, little room.",
    RightToLeft: "The lowest end stands on the right.",
    ByKeyboard: "Keys of thumbs and fields, live bounds and when a change is told.",
  },
} satisfies PartNotes;
