/** What a page says that the server no longer knows: its session has ended, or was another visitor's. */
export const staleTexts = {
  sentence: "Sidan har varit öppen för länge. ",
  reload: "Ladda om sidan",
  after: " och försök igen.",
} as const;
