import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the micro banner. */
export const microBannerNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-micro-banner", text: "A strip as wide as the page; data-sticky keeps it at the top." },
    { name: "torg-micro-banner__text", text: "One line of news in the middle: a paragraph, or a link as a whole." },
    { name: "torg-micro-banner__note", text: "What has to be told with it, such as the conditions of a credit." },
    { name: "torg-micro-banner__close", text: "Closes it for as long as the caller remembers; 36 px." },
  ],
  use: [
    "Say one thing that concerns everybody: free delivery, opening hours, a delay.",
    "Remember for the session that somebody closed it.",
    "Let the server leave it out for those who closed it, so that nothing moves.",
  ],
  avoid: [
    "Do not stack several; choose the most important.",
    "Do not use it for an answer to what somebody did: that is an alert.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the link, then to the button that closes." },
    { keys: "Enter, Space", does: "On the button, closes." },
  ],
  states: {
    Plain: "A line in the middle.",
    Linked: "The line is a link.",
    Closable: "A button at the end; the line stays in the middle of the page.",
    WithNote: "What has to be told with it stands below, in smaller letters.",
    Sticky: "Stays at the top while the page scrolls beneath, and what is focused is not hidden.",
    Empty: "No words: no strip.",
    LongWords: "Wraps onto several lines and breaks long words.",
    RightToLeft: "The button stands on the left.",
    ByKeyboard: "Tab reaches link and button; Enter closes.",
  },
} satisfies PartNotes;
