import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/returns`. */
export const returnsNotes = {
  CaseReceiptCard: {
    kind: "display",
    anatomy: [{ name: "torg-receipt__said", text: "What the buyer wrote, word for word." }],
    use: ["Give the number and the time at which the shop received it.", "Say what happens next and when."],
    avoid: ["Do not leave out what the buyer wrote.", "Do not ask for anything on the receipt."],
    keys: [],
  },
  Guarantee: {
    kind: "display",
    anatomy: [{ name: "torg-section", text: "The official notice of the legal guarantee." }],
    use: ["Show the picture as it was published, unchanged.", "Separate it from a guarantee that the shop sells."],
    avoid: ["Do not crop or colour it.", "Do not call it a service of the shop."],
    keys: [{ keys: "Tab", does: "Goes to the link of its code." }],
  },
  ImagePicker: {
    kind: "field",
    anatomy: [{ name: "torg-image-upload", text: "The field, and the accepted pictures." }],
    use: ["Say which types and sizes are accepted, before and after.", "Keep what was taken when one more is refused."],
    avoid: ["Do not reject all because of one.", "Do not require the camera."],
    keys: [
      { keys: "Enter, Space", does: "Opens the file picker." },
      { keys: "Tab", does: "Goes through the pictures to remove them." },
    ],
  },
  OrderReturns: {
    kind: "display",
    anatomy: [{ name: "torg-withdrawal", text: "The ways to withdraw from or return the order that is shown." }],
    use: [
      "Show the withdrawal as long as it is possible (distansavtalslagen).",
      "Keep complaint and withdrawal apart: they are different rights.",
    ],
    avoid: ["Do not ask for a reason for a withdrawal.", "Do not hide an option because its time has nearly run out."],
    keys: [{ keys: "Tab", does: "Goes through the options." }],
  },
  RecallNotices: {
    kind: "display",
    anatomy: [
      { name: "torg-recall__heading", text: "The text with which a recall has to begin by law." },
      { name: "torg-recall__picture", text: "What the product looks like." },
    ],
    use: ["Show it above everything else of a page.", "Say which pieces, what can happen and what to do."],
    avoid: ["Do not make it closable.", "Do not play the danger down."],
    keys: [{ keys: "Tab", does: "Goes to the link of the recall." }],
  },
  ReturnForm: {
    kind: "field",
    anatomy: [
      { name: "torg-return-form", text: "The order first, then the case." },
      { name: "torg-return-form__right", text: "The buyer's legal rights." },
    ],
    use: ["Find the order by its number and an address.", "Keep what is typed after every refusal."],
    avoid: [
      "Do not reveal that an order exists to people who do not know its address.",
      "Do not ask for pictures where words are enough.",
    ],
    keys: [{ keys: "Tab", does: "Goes through the fields of the step." }],
  },
  ReturnLines: {
    kind: "field",
    anatomy: [
      { name: "torg-return-lines__line", text: "One line of the order." },
      { name: "torg-return-lines__count", text: "How many of them are returned." },
    ],
    use: ["Show how many were bought and how many have been returned.", "Start at zero."],
    avoid: ["Do not accept more than were bought.", "Do not leave out lines that cannot be returned; say why."],
    keys: [
      { keys: "Up, Down", does: "One more, one less." },
      { keys: "Tab", does: "Goes through the lines." },
    ],
  },
  ReturnsPage: {
    kind: "display",
    anatomy: [{ name: "torg-withdrawal", text: "Each option with its purpose." }],
    use: ["Explain withdrawal, return and complaint in one sentence each.", "Make each one press away."],
    avoid: ["Do not make a card look pressable when it is not.", "Do not begin with the shop's terms."],
    keys: [{ keys: "Tab", does: "Goes through the three options." }],
  },
  Withdrawal: {
    kind: "field",
    anatomy: [{ name: "torg-withdrawal", text: "The first step: who, and which order." }],
    use: ["Name the button as the directive requires.", "Ask only for what identifies the contract."],
    avoid: ["Do not ask for a login.", "Do not ask for a reason."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  WithdrawalPage: {
    kind: "display",
    anatomy: [{ name: "torg-withdrawal", text: "Two steps and a receipt." }],
    use: ["Show what is withdrawn before the second button.", "Send the receipt by letter with the time on it."],
    avoid: ["Do not put offers between the steps.", "Do not require a call or a chat to finish it."],
    keys: [{ keys: "Tab", does: "Goes through the step." }],
  },
} satisfies PackageNotes;
