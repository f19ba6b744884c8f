import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the carousel. */
export const carouselNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-carousel", text: "A named group with the role description that the caller gives." },
    { name: "torg-carousel__head", text: "Heading on the left, buttons on the right; wraps in little room." },
    { name: "torg-carousel__button", text: "Pause or start first, then previous and next; 44 px, and never dead." },
    {
      name: "torg-carousel__strip",
      text: "The strip that the browser scrolls; it can be focused and is a region of the same name.",
    },
    { name: "torg-carousel__slide", text: "One thing, named by its place. Its width is --torg-carousel-slide." },
    {
      name: "torg-carousel__status",
      text: "Says the place after a step by hand, and nothing while it turns by itself.",
    },
  ],
  use: [
    "Show things of one kind that are worth a glance: matching products, campaigns, brands.",
    "Let the next slide peek in, so that it is seen that there is more.",
    "Give slides that are links some padding: the outline of the focus lies inside them, since what scrolls cuts it off.",
    "Give a link to all of them as well when there are more than twelve.",
  ],
  avoid: [
    "Do not hide the only way to something in it: most people see the first slides only.",
    "Do not let it turn by itself unless somebody asked for it; then give names for pause and start.",
    "Do not put the word for a carousel into the label: the role description says it already.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the buttons, then to the strip, then into the slides." },
    { keys: "Enter, Space", does: "On an arrow, steps by what is seen at once; the arrow keeps the focus." },
    { keys: "Arrow left, arrow right", does: "On the strip, scrolls it." },
  ],
  states: {
    Products: "Cards with a heading; previous is at its end, the next card peeks in.",
    AtTheEnd: "Scrolled to the end: next is dimmed and keeps its place and focus.",
    EverythingFits: "Three cards in a wide container: no buttons, nothing scrolls.",
    OneSlide: "A single slide without buttons.",
    Empty: "No slides: nothing is drawn, not even the heading.",
    Campaigns: "One slide as wide as the whole, each stopping the swipe.",
    Rotating: "Turns by itself: pause comes first; nothing is announced while it turns.",
    Loading: "Skeletons in the place of cards, of the same size.",
    LongWords: "Long words break inside their card and in the heading.",
    RightToLeft: "Begins on the right; the arrows point the other way round.",
    LittleRoom: "288 px: one card and a part of the next, the buttons below the heading.",
    ByKeyboard: "Arrows pressed with the keyboard keep the focus, and the place is announced.",
  },
} satisfies PartNotes;
