/** The messages recommended by BankID, under BankID's own names. */
export const bankIdTexts = {
  RFA1: "Starta BankID-appen.",
  RFA3: "Åtgärden avbruten. Försök igen.",
  RFA6: "Åtgärden avbruten.",
  RFA8: "BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.",
  RFA9: "Skriv in din säkerhetskod i BankID-appen och välj Identifiera.",
  RFA13: "Försöker starta BankID-appen.",
  RFA15:
    "Söker efter BankID, det kan ta en liten stund … Om det har gått några sekunder och inget BankID har hittats har du sannolikt inget BankID som går att använda här. Om du inte har något BankID kan du skaffa ett hos din bank.",
  RFA16:
    "Det BankID du försöker använda är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.",
  RFA17A:
    "BankID-appen verkar inte finnas i din dator eller mobil. Installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com.",
  RFA17B:
    "Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden. Kontrollera att BankID-appen är uppdaterad. Om du inte har BankID-appen måste du installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com.",
  RFA21: "Identifiering pågår.",
  RFA22: "Okänt fel. Försök igen.",
  RFA23: "Fotografera och läs av din ID-handling med BankID-appen.",
  notLinked:
    "Ditt BankID är inte kopplat till något konto här. Logga in på ett annat sätt och koppla det under Mina uppgifter.",
  linkedElsewhere: "Ditt BankID är redan kopplat till ett annat konto här.",
  linkedToAnother: "Ett annat BankID är kopplat till ditt konto. Koppla bort det först.",
  logInFirst: "Logga in först.",
  proved: "Du har legitimerat dig.",
  loggedIn: "Du är inloggad.",
  linked: "Ditt BankID är kopplat. Nästa gång kan du logga in med det.",
  unlinked: "Ditt BankID är inte längre kopplat till kontot.",
  away: "Det går inte att använda BankID just nu. Försök igen om en stund eller logga in på ett annat sätt.",
} as const;
