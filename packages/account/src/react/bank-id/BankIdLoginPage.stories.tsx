import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aBankIdLogin } from "../../fixtures/index.ts";
import { BankIdLoginPage } from "./BankIdLoginPage.tsx";

const meta = {
  title: "Account/BankIdLoginPage",
  component: BankIdLoginPage,
  args: { login: aBankIdLogin() },
} satisfies Meta<typeof BankIdLoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = (message: string): Story => ({
  args: { login: aBankIdLogin({ state: "over", message, link: "", code: null }) },
});

/** A code for the app on another device, and a link for this one. */
export const OnAnotherDevice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "QR-kod för BankID" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Öppna BankID på denna enhet" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Avbryt" })).toBeVisible();
  },
};
/** The app was opened with the link: no code, and a link back to the page with one. */
export const OnThisDevice: Story = {
  args: { login: aBankIdLogin({ device: "same", message: "Försöker starta BankID-appen.", code: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Använd BankID på en annan enhet" })).toBeVisible();
  },
};
/** The app is open and asks for the user's security code. */
export const UserSigns: Story = {
  args: {
    login: aBankIdLogin({
      message: "Skriv in din säkerhetskod i BankID-appen och välj Identifiera.",
      link: "",
      code: null,
    }),
  },
};
/** The app looks for a BankID; the longest of the messages. */
export const Searching: Story = {
  args: {
    login: aBankIdLogin({
      message:
        "Söker efter BankID, det kan ta en liten stund … Om det har gått några sekunder och inget BankID har hittats har du sannolikt inget BankID som går att använda här. Om du inte har något BankID kan du skaffa ett hos din bank.",
      link: "",
      code: null,
    }),
  },
};
/** Without script, a button continues. */
export const Proved: Story = {
  args: { login: aBankIdLogin({ state: "proved", message: "Du har legitimerat dig.", link: "", code: null }) },
};
/** The login is over: the reason, then a new attempt as the main action and another way to log in. */
export const Cancelled = over("Åtgärden avbruten.");
/** The app did not answer: a long message in BankID's own words, above the same ways on. */
export const Expired = over(
  "BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.",
);
/** The code was not scanned; the message contains a URL. */
export const NotRead = over(
  "Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden. Kontrollera att BankID-appen är uppdaterad. Om du inte har BankID-appen måste du installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com.",
);
/** The person is identified, but has no linked account. */
export const UnknownPerson = over(
  "Ditt BankID är inte kopplat till något konto här. Logga in på ett annat sätt och koppla det under Mina uppgifter.",
);
/** When linking, the button leads back to where it was started. */
export const LinkedElsewhere: Story = {
  args: {
    login: aBankIdLogin({
      purpose: "link",
      state: "over",
      message: "Ditt BankID är redan kopplat till ett annat konto här.",
      link: "",
      code: null,
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
