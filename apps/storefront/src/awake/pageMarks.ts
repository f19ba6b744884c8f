/** Where script finds what surrounds the content of this shop's pages. */
export const pageMarks = {
  /** The line that says that there is no connection; further messages of the page's top come after it. */
  offline: "offline",
  /** The live regions of a page's short messages. */
  messages: "page-messages",
  /** The form that opens a page whose payment is being checked anew. */
  checkAgain: "check-again",
  /** The link that asks for the kit's face. */
  face: "face",
} as const;

/** The block of data that holds the shop's own words in a document. */
export const ownWordsId = "own-words";
