import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the carousel. */
export const carouselNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-carousel", text: "A named group with the role description that the caller gives." },
    { name: "torg-carousel__head", text: "Heading on the left, buttons on the right; wraps in a narrow place." },
    { name: "torg-carousel__button", text: "Pause or start first, then previous and next; 44 px, always focusable." },
    {
      name: "torg-carousel__strip",
      text: "The strip that the browser scrolls; it can be focused and is a region of the same name.",
    },
    { name: "torg-carousel__slide", text: "One item, named by its position. Its width is --torg-carousel-slide." },
    {
      name: "torg-carousel__status",
      text: "Announces the position after a manual step, and nothing while it rotates by itself.",
    },
  ],
  use: [
    "Show items of one kind that are worth a glance: matching products, campaigns, brands.",
    "Let the next slide peek in, to show that there is more.",
    "Give slides that are links some padding: the focus outline is inside them, because scrolling cuts it off.",
    "Add a link to all of them as well when there are more than twelve.",
  ],
  avoid: [
    "Do not hide the only link to something in it: most people see only the first slides.",
    "Do not let it rotate by itself unless somebody asked for it; then give names for pause and start.",
    "Do not put the word carousel in the label: the role description already says it.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the buttons, then to the strip, then into the slides." },
    { keys: "Enter, Space", does: "On an arrow, moves by the visible slides; the arrow keeps the focus." },
    { keys: "Arrow left, arrow right", does: "On the strip, scrolls it." },
  ],
  states: {
    Products: "Cards with a heading; previous is at its end, the next card peeks in.",
    AtTheEnd: "Scrolled to the end: next is dimmed and keeps its place and focus.",
    EverythingFits: "Three cards in a wide container: no buttons, nothing scrolls.",
    OneSlide: "A single slide without buttons.",
    Empty: "No slides: nothing is rendered, not even the heading.",
    Campaigns: "One slide over the full width, each stopping the swipe.",
    Rotating: "Rotates by itself: pause comes first; nothing is announced while it rotates.",
    Loading: "Skeletons in place of the cards, of the same size.",
    LongWords: "Long words break inside their card and in the heading.",
    RightToLeft: "Starts on the right; the arrows point the other way.",
    LittleRoom: "288 px: one card and a part of the next, the buttons below the heading.",
    ByKeyboard: "Arrows pressed with the keyboard keep the focus, and the place is announced.",
  },
} satisfies PartNotes;
