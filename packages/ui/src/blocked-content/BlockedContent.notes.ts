import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of BlockedContent. */
export const blockedContentNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-blocked-content", text: "The place of the content, blocked or not; data-blocked while it waits." },
    { name: ".torg-blocked-content__notice", text: "A group with the title as its name." },
    { name: ".torg-blocked-content__title", text: "The message that the content cannot show." },
    { name: ".torg-blocked-content__text", text: "Who it comes from and what happens when it is allowed." },
    { name: ".torg-blocked-content__action", text: "The button that allows it." },
    { name: ".torg-blocked-content__content", text: "The content; it takes the focus when it was allowed here." },
  ],
  use: [
    "Give the proportions of the content, so that nothing moves when it comes.",
    "Say who the content comes from, and what else is allowed with it.",
    "Offer an alternative where there is one, such as a list beside a map.",
  ],
  avoid: [
    "Do not pass the content as children before it is allowed: rendered content loads.",
    "Do not push for a yes; the page has to work without it.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button." },
    { keys: "Enter, Space", does: "Allow the content; the focus goes to it." },
  ],
  states: {
    Blocked: "Title, text and button in the middle of the box.",
    TitleOnly: "Only the title: content that cannot be allowed from here.",
    Loading: "The response is on its way: the button is busy and the notice stays.",
    Allowed: "The content fills the same box.",
    KeepsItsPlace: "Notice and content have the same size.",
    ByKeyboard: "Enter on the button allows the content, which takes the focus.",
    InLittleRoom: "In 17 rem the icon goes and the text stays; the box grows when it needs to.",
    LongWords: "Compound words break, the button too.",
    RightToLeft: "Nothing depends on a side.",
  },
} satisfies PartNotes;
