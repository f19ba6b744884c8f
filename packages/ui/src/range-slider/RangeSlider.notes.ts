import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of RangeSlider. */
export const rangeSliderNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-range-slider", text: "A native fieldset; ref, className and all other props." },
    { name: "torg-range-slider__legend", text: "What is limited; can be visible to assistive technology only." },
    { name: "torg-range-slider__way", text: "The track from bound to bound; the selected part in the accent colour." },
    {
      name: "torg-range-slider__thumb",
      text: "A native range input per end, data-end min or max; it is limited by the other thumb.",
    },
    { name: "torg-range-slider__field", text: "A number field per end, with its name above and the unit inside." },
    { name: "torg-range-slider__status", text: "A polite live region for what has just happened." },
  ],
  use: [
    "Use it to narrow a list by a number: price, width, noise.",
    "Give every number its unit, and say it in full words with valueText.",
    "Use RangeTrack, the thumbs alone, where your own number fields do the same.",
    "If it loads after its drawing: data-pressed on its container, the clientX of a press, lets it continue a drag.",
    "Say in status what happened to a rejected number, and which one was restored.",
  ],
  avoid: [
    "Do not hide the number fields: touch screen readers need them, and a form sends them.",
    "Do not use it for one number; use a number field.",
    "Do not call a server on every movement: onRangeChange comes when a thumb is released.",
  ],
  keys: [
    { keys: "Tab", does: "Lowest thumb, highest thumb, first field, second field: always in this order." },
    { keys: "Right, Up", does: "One step higher; in right-to-left, Left is higher." },
    { keys: "Left, Down", does: "One step lower; in right-to-left, Right is lower." },
    { keys: "PageUp, PageDown", does: "A tenth of the track higher or lower." },
    { keys: "Home", does: "The lowest place: the bound, or the position of the lowest thumb." },
    { keys: "End", does: "The highest place: the bound, or the position of the highest thumb." },
    { keys: "Enter", does: "In a field: applies the typed number." },
  ],
  states: {
    Open: "Nothing is limited: the whole track is filled, the fields are empty and show the bounds.",
    Limited: "Both ends are limited; the fields say the same as the thumbs.",
    Meeting: "Both ends in one place: each half of the disc moves its own end.",
    Invalid: "A number beyond the other end was typed: the earlier one is restored, and a text says so.",
    CoarseSteps: "Steps of 500; a typed number can be between them.",
    NegativeNumbers: "Bounds below zero.",
    NoRoom: "Lowest and highest are the same: there is nothing to move, so there are no thumbs.",
    ThumbsAlone: "RangeTrack, for a place that has its own number fields.",
    LegendHidden: "Under a heading that says the same.",
    Disabled: "The fieldset is disabled with all its controls.",
    LongWords: "Long names, long unit, narrow place.",
    RightToLeft: "The lowest end is on the right.",
    ByKeyboard: "Keys of thumbs and fields, live bounds and when a change is reported.",
  },
} satisfies PartNotes;
