import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recallEmail, type RecallNotification } from "./recallEmail.ts";

const told: RecallNotification = {
  email: "eva@example.se",
  firstName: "Eva",
  order: "R1",
  orderedAt: new Date("2026-10-01T10:00:00Z"),
  product: "Tvättmaskin NV 8014",
  picture: "https://shop.example/uploads/1001.svg?w=420",
  numbers: "Serie 24",
  hazard: "Luckan kan öppnas medan trumman snurrar.",
  advice: "Sluta använda maskinen. Du får pengarna tillbaka.",
  page: "https://shop.example/produkter/id/1001",
};
const sender = { shopName: "Nordhem", contacts: ["08-123 45 67", "hej@nordhem.example"] };

describe("recallEmail", () => {
  it("contains product and pieces, danger, advice, contact and a link, and nothing else", () => {
    expect(recallEmail(told, sender)).toEqual({
      to: "eva@example.se",
      subject: "Produktsäkerhetsåterkallelse: Tvättmaskin NV 8014",
      text: `Produktsäkerhetsåterkallelse: Tvättmaskin NV 8014

Hej Eva!
Den 1 oktober 2026 beställde du en vara av oss som nu är återkallad (order R1).

Varan: Tvättmaskin NV 8014
Så ser den ut: https://shop.example/uploads/1001.svg?w=420

Gäller: Serie 24

Faran: Luckan kan öppnas medan trumman snurrar.

Gör så här: Sluta använda maskinen. Du får pengarna tillbaka.

Frågor? Kontakta oss: 08-123 45 67, hej@nordhem.example
Återkallelsen i butiken: https://shop.example/produkter/id/1001

Har du gett bort varan, eller känner du någon som har den? Berätta det här.

Nordhem`,
      attachments: [],
    });
  });

  it("applies to all pieces when none are named, and leaves out what is missing", () => {
    const { text } = recallEmail({ ...told, numbers: "", picture: "", page: "" }, { ...sender, contacts: [] });
    expect(text).toContain("Gäller: Alla exemplar");
    expect(text).not.toMatch(/Så ser|Frågor|Återkallelsen i butiken/);
  });

  it("starts with the wording of the law and contains danger and advice letter by letter", () => {
    const words = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(words, words, words, (product, hazard, advice) => {
        const { text } = recallEmail({ ...told, product, hazard, advice }, sender);
        expect(text.startsWith(`Produktsäkerhetsåterkallelse: ${product}`)).toBe(true);
        expect([text.includes(hazard), text.includes(advice)]).toEqual([true, true]);
      }),
    );
  });
});
