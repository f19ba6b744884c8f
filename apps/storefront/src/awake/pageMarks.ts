/** Marks by which scripts find what surrounds the content of the shop's pages. */
export const pageMarks = {
  /** The line that says that there is no connection; other messages at the top of the page follow it. */
  offline: "offline",
  /** The live regions of a page's short messages. */
  messages: "page-messages",
  /** The form that reloads a page whose payment is being checked. */
  checkAgain: "check-again",
  /** The link that preloads the shop's font. */
  face: "face",
  /** A style sheet that the document contains; `data-href` is its address as a file. */
  inlinedSheet: "inlined-sheet",
  /** The template of the scripts that run once the page has been painted. */
  scripts: "scripts",
} as const;

/** Id of the data block with the shop's own texts in a document. */
export const ownWordsId = "own-words";
