import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/consent`. */
export const consentNotes = {
  ConsentDialog: {
    kind: "overlay",
    anatomy: [
      { name: "torg-consent-dialog__purposes", text: "What is asked for, each purpose by itself." },
      { name: "torg-consent-dialog__switches", text: "Yes or no to each; necessary things are not asked for." },
      { name: "torg-consent-dialog__buttons", text: "Yes to all and no to all, of one weight." },
    ],
    use: ["Make no as easy as yes: same place, same size, one press.", "Ask anew when a purpose or a party has come."],
    avoid: ["Do not turn anything on beforehand.", "Do not take closing for an answer."],
    keys: [
      { keys: "Tab", does: "Goes round inside of the dialog." },
      { keys: "Space", does: "Turns a purpose on and off." },
    ],
  },
  EmbedSection: {
    kind: "display",
    anatomy: [
      { name: "torg-embed-section", text: "The place of what another party shows." },
      { name: "torg-embed-section__link", text: "The same, opened at the other party." },
    ],
    use: ["Name the party and what it gets to know.", "Keep a link for who says no."],
    avoid: ["Do not fetch anything before the answer.", "Do not let the page move when the content comes."],
    keys: [{ keys: "Enter", does: "Allows the content, or follows the link." }],
  },
  FunctionalRequest: {
    kind: "display",
    anatomy: [{ name: "torg-blocked-content", text: "What is asked for, why, and the button." }],
    use: ["Ask where the thing is wanted, when it is wanted.", "Carry on at once after a yes."],
    avoid: ["Do not ask for marketing here.", "Do not repeat the question on the same page."],
    keys: [{ keys: "Enter", does: "Allows it." }],
  },
  StoredItems: {
    kind: "display",
    anatomy: [{ name: "torg-stored-items", text: "A table of everything that is kept in the browser, with its time." }],
    use: ["Write it from the same list that the code keeps to.", "Say who reads each item."],
    avoid: [
      "Do not leave out what is necessary; it needs no consent, but it has to be told.",
      "Do not name brands of tools.",
    ],
    keys: [],
  },
} satisfies PackageNotes;
