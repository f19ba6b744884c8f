import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the micro banner. */
export const microBannerNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-micro-banner", text: "A strip as wide as the page; data-sticky keeps it at the top." },
    { name: "torg-micro-banner__text", text: "One line of news in the middle: a paragraph, or a link as a whole." },
    { name: "torg-micro-banner__note", text: "Required information, such as the conditions of a credit." },
    { name: "torg-micro-banner__close", text: "Closes it for as long as the caller stores that; 36 px." },
  ],
  use: [
    "Say one thing that concerns everybody: free delivery, opening hours, a delay.",
    "Store for the session that somebody closed it.",
    "Let the server leave it out for those who closed it, so that nothing moves.",
  ],
  avoid: [
    "Do not stack several; choose the most important.",
    "Do not use it as the response to an action: use an alert.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the link, then to the close button." },
    { keys: "Enter, Space", does: "On the button, closes it." },
  ],
  states: {
    Plain: "A line in the middle.",
    Linked: "The line is a link.",
    Closable: "A button at the end; the text stays in the middle of the page.",
    WithNote: "Required information is below it, in smaller letters.",
    Sticky: "Stays at the top while the page scrolls beneath, and does not hide the focused element.",
    Empty: "No text: no strip.",
    LongWords: "Wraps onto several lines and breaks long words.",
    RightToLeft: "The button is on the left.",
    ByKeyboard: "Tab reaches link and button; Enter closes.",
  },
} satisfies PartNotes;
