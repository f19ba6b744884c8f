/** Where the messages of a page stand: its live regions, empty in the page as it comes. */
export const pageMessagesId = "meddelanden";
