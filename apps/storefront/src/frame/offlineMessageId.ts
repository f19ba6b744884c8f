/** The line that says that there is no connection. */
export const offlineMessageId = "nere";
