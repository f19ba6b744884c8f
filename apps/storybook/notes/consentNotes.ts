import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/consent`. */
export const consentNotes = {
  ConsentDialog: {
    kind: "overlay",
    anatomy: [
      { name: "torg-consent-dialog__purposes", text: "The requested consent, each purpose by itself." },
      { name: "torg-consent-dialog__switches", text: "Yes or no to each; necessary items need no consent." },
      { name: "torg-consent-dialog__buttons", text: "Yes to all and no to all, equally prominent." },
    ],
    use: ["Make no as easy as yes: same place, same size, one press.", "Ask again when a purpose or a party is added."],
    avoid: ["Do not preselect anything.", "Do not treat closing as an answer."],
    keys: [
      { keys: "Tab", does: "Moves around inside the dialog." },
      { keys: "Space", does: "Turns a purpose on and off." },
    ],
  },
  EmbedSection: {
    kind: "display",
    anatomy: [
      { name: "torg-embed-section", text: "The place of another party's content." },
      { name: "torg-embed-section__link", text: "A link to the content at the other party." },
    ],
    use: ["Name the party and the data that it receives.", "Keep a link for visitors who refuse."],
    avoid: ["Do not load anything before the answer.", "Do not let the page move when the content loads."],
    keys: [{ keys: "Enter", does: "Allows the content, or follows the link." }],
  },
  FunctionalRequest: {
    kind: "display",
    anatomy: [{ name: "torg-blocked-content", text: "The request, its reason, and the button." }],
    use: ["Ask at the feature, when it is needed.", "Continue at once after a yes."],
    avoid: ["Do not ask for marketing here.", "Do not repeat the question on the same page."],
    keys: [{ keys: "Enter", does: "Allows it." }],
  },
  StoredItems: {
    kind: "display",
    anatomy: [{ name: "torg-stored-items", text: "A table of everything stored in the browser, with its duration." }],
    use: ["Build it from the same list that the code uses.", "Say who reads each item."],
    avoid: [
      "Do not leave out necessary items; they need no consent, but they have to be listed.",
      "Do not use brand names of tools.",
    ],
    keys: [],
  },
} satisfies PackageNotes;
