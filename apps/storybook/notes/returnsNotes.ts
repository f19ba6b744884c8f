import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/returns`. */
export const returnsNotes = {
  CaseReceiptCard: {
    kind: "display",
    anatomy: [{ name: "torg-receipt__said", text: "What the buyer told, word by word." }],
    use: ["Give the number and the time at which the shop got it.", "Say what happens next and when."],
    avoid: ["Do not leave out what was told.", "Do not ask for anything on the receipt."],
    keys: [],
  },
  Guarantee: {
    kind: "display",
    anatomy: [{ name: "torg-section", text: "The official notice of the right to complain." }],
    use: ["Show the picture as it was published, unchanged.", "Keep it apart from a guarantee that the shop sells."],
    avoid: ["Do not crop or colour it.", "Do not call it a service of the shop."],
    keys: [{ keys: "Tab", does: "Goes to the link of its code." }],
  },
  ImagePicker: {
    kind: "field",
    anatomy: [{ name: "torg-image-upload", text: "The field, and the pictures that were taken." }],
    use: ["Say which kinds and how large, before and after.", "Keep what was taken when one more is refused."],
    avoid: ["Do not refuse all for one.", "Do not ask for the camera alone."],
    keys: [
      { keys: "Enter, Space", does: "Opens the choice of files." },
      { keys: "Tab", does: "Goes through the pictures to take them away." },
    ],
  },
  OrderReturns: {
    kind: "display",
    anatomy: [{ name: "torg-withdrawal", text: "The ways to step back from the order that is shown." }],
    use: [
      "Show the withdrawal as long as it may be used (distansavtalslagen).",
      "Keep complaint and withdrawal apart: they are different rights.",
    ],
    avoid: ["Do not ask for a reason for a withdrawal.", "Do not hide a way because its time has nearly run out."],
    keys: [{ keys: "Tab", does: "Goes through the ways." }],
  },
  RecallNotices: {
    kind: "display",
    anatomy: [
      { name: "torg-recall__heading", text: "The words that a recall has to begin with by law." },
      { name: "torg-recall__picture", text: "What the product looks like." },
    ],
    use: ["Show it above everything else of a page.", "Say which pieces, what can happen and what to do."],
    avoid: ["Do not let it be put away.", "Do not soften the danger."],
    keys: [{ keys: "Tab", does: "Goes to the link of the recall." }],
  },
  ReturnForm: {
    kind: "field",
    anatomy: [
      { name: "torg-return-form", text: "The order first, then the case." },
      { name: "torg-return-form__right", text: "What the law gives the buyer." },
    ],
    use: ["Find the order by its number and an address.", "Keep what is typed through every refusal."],
    avoid: [
      "Do not tell whether an order exists to who does not know its address.",
      "Do not ask for pictures where words will do.",
    ],
    keys: [{ keys: "Tab", does: "Goes through the fields of the step." }],
  },
  ReturnLines: {
    kind: "field",
    anatomy: [
      { name: "torg-return-lines__line", text: "One line of the order." },
      { name: "torg-return-lines__count", text: "How many of it are meant." },
    ],
    use: ["Show how many were bought and how many have been returned.", "Let zero be the beginning."],
    avoid: ["Do not let more be told than were bought.", "Do not leave out lines that cannot be returned; say why."],
    keys: [
      { keys: "Up, Down", does: "One more, one less." },
      { keys: "Tab", does: "Goes through the lines." },
    ],
  },
  ReturnsPage: {
    kind: "display",
    anatomy: [{ name: "torg-withdrawal", text: "Each way with what it is for." }],
    use: ["Tell withdrawal, return and complaint apart in one sentence each.", "Let each be one press from here."],
    avoid: ["Do not make a card look pressable that is not.", "Do not begin with the shop's terms."],
    keys: [{ keys: "Tab", does: "Goes through the three ways." }],
  },
  Withdrawal: {
    kind: "field",
    anatomy: [{ name: "torg-withdrawal", text: "The first step: who, and which order." }],
    use: ["Name the button as the directive asks for it.", "Ask for what identifies the contract, and nothing else."],
    avoid: ["Do not ask for a login.", "Do not ask for a reason."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  WithdrawalPage: {
    kind: "display",
    anatomy: [{ name: "torg-withdrawal", text: "Two steps and a receipt." }],
    use: ["Show what is withdrawn from before the second button.", "Send the receipt by letter with the time on it."],
    avoid: ["Do not put offers between the steps.", "Do not end it by a call or a chat."],
    keys: [{ keys: "Tab", does: "Goes through the step." }],
  },
} satisfies PackageNotes;
