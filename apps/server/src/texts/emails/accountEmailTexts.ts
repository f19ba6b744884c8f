const ignore = "Var det inte du som bad om det? Då behöver du inte göra något.";
const tell = "Var det inte du? Hör av dig till oss direkt.";

/** How long a link is valid, in words. */
const time = (minutes: number): string => (minutes < 120 ? `${minutes} minuter` : `${Math.floor(minutes / 60)} timmar`);

/** Swedish texts of letters about an account. */
export const accountEmailTexts = {
  hello: (name: string) => (name === "" ? "Hej!" : `Hej ${name}!`),
  holds: (minutes: number) => `Länken gäller i ${time(minutes)} och går att använda en gång.`,
  contact: (ways: string) => `Kontakta oss: ${ways}`,
  login: {
    subject: "Logga in",
    text: "Här är länken som loggar in dig utan lösenord.",
    ask: "Öppna den på den enhet där du vill logga in:",
    notYou: `${ignore} Lämna inte länken vidare till någon.`,
  },
  password: {
    subject: "Välj ett nytt lösenord",
    text: "Du har bett om att få välja ett nytt lösenord. Det gamla gäller tills du har gjort det.",
    ask: "Välj ett nytt här:",
    notYou: `${ignore} Lämna inte länken vidare till någon.`,
  },
  register: {
    subject: "Bekräfta din e-postadress",
    text: "Snart har du ett konto hos oss. Välj bara ett lösenord, så är det klart.",
    ask: "Fortsätt här:",
    notYou: `${ignore} Inget konto skapas.`,
  },
  address: {
    subject: "Bekräfta din nya e-postadress",
    text: "Någon har angett den här adressen som ny e-postadress för sitt konto hos oss.",
    ask: "Är det du? Bekräfta det i så fall här:",
    notYou: "Är det inte du? Då behöver du inte göra något, och ingenting ändras.",
  },
  "has-account": {
    subject: "Du har redan ett konto",
    text: "Någon har angett den här adressen för ett konto hos oss, och den har redan ett.",
    ask: "Har du glömt lösenordet, eller vill du logga in utan det? Då får du hjälp här:",
    notYou: ignore,
  },
  "told-password": {
    subject: "Ditt lösenord är ändrat",
    text: "Lösenordet till ditt konto är ändrat, och du är utloggad på alla andra enheter.",
    ask: "",
    notYou: tell,
  },
  "told-bankid": {
    subject: "BankID är kopplat till ditt konto",
    text: "Någon har kopplat sitt BankID till ditt konto hos oss och kan logga in med det.",
    ask: "",
    notYou: "Var det inte du? Välj ett nytt lösenord, så kopplas det bort, och hör av dig till oss direkt.",
  },
  "told-address": {
    subject: "Din e-postadress är ändrad",
    text: "Ditt konto hos oss har fått en ny e-postadress. Du loggar in med den från och med nu.",
    ask: "",
    notYou: tell,
  },
} as const;
