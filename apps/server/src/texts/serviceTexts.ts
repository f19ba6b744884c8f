import {
  maxPasswordLength,
  type NewPasswordProblem,
  type PasswordProblem,
  minPasswordLength,
} from "@torg/account/domain";
import { formatNumber } from "@torg/format";

/** Swedish texts of reviews, returns, login and other services, on the server. */
export const serviceTexts = {
  orderNotFound: "Vi hittade ingen order med de uppgifterna.",
  fields: {
    order_email: "Ange en e-postadress.",
    order_name: "Ange ett ordernummer.",
    return_order_type: "Välj typ av ärende.",
  },
  choices: {
    "none-chosen": "Välj minst en vara.",
    "more-than-bought": "Du kan inte välja fler än du har köpt.",
  },
  alreadyTold: {
    all: (name: string) => `Du har redan anmält ${name}. Kontakta kundservice om du vill lägga till något i ärendet.`,
    some: (name: string, left: number) => `Du kan anmäla högst ${left} till av ${name}. De andra har du redan anmält.`,
  },
  alreadyWithdrawn: {
    all: (name: string) => `Du har redan ångrat köpet av ${name}.`,
    some: (name: string, left: number) =>
      `Du kan ångra köpet av högst ${left} till av ${name}. De andra har du redan ångrat.`,
  },
  caseRegistered: "Tack! Vi har tagit emot din anmälan.",
  tooManyImages: (most: number) => `Får max ladda upp ${most} ${most === 1 ? "bild" : "bilder"}`,
  imageFaults: {
    "wrong-type": () => "Endast JPG- och PNG-bilder kan laddas upp.",
    "too-many-pixels": (position: number, mostPixels: number) =>
      `Bild ${position} är för stor. En bild får ha högst ${formatNumber(mostPixels / 1_000_000)} miljoner bildpunkter.`,
    "too-slow": (position: number) =>
      `Bild ${position} tog för lång tid att läsa. Försök igen eller välj en annan bild.`,
    unreadable: (position: number) => `Bild ${position} går inte att läsa. Välj en annan bild eller skicka utan.`,
  },
  imageTooLarge: "En bild får vara högst 10 MB.",
  withdrawalFields: {
    name: "Ange ditt namn.",
    order_name: "Ange ett ordernummer.",
    order_email: "Ange en e-postadress.",
  },
  withdrawal: "Ångrat köp",
  withdrawalLapsed: "Uppgifterna finns inte kvar. Fyll i dem igen.",
  loggedOut: "Du är utloggad.",
  loginRefused: "Fel e-postadress eller lösenord.",
  emailProblems: { missing: "E-postadressen saknas." },
  passwordProblems: {
    missing: "Lösenordet saknas.",
    "too-long": `Lösenordet får vara högst ${maxPasswordLength} tecken.`,
  } satisfies Record<PasswordProblem, string>,
  wishes: {
    added: "Sparad i önskelistan.",
    removed: "Borttagen ur önskelistan.",
    full: (most: number) => `Önskelistan rymmer ${most} varor. Ta bort någon för att spara fler.`,
  },
  account: {
    registered:
      "Tack! Vi har skickat ett mejl till adressen. Öppna länken i det inom ett dygn, så väljer du lösenord och kontot är klart.",
    linkSent:
      "Har adressen ett konto hos oss har vi skickat ett mejl dit med en länk. Kommer det inget inom några minuter, titta i skräpposten.",
    ownAddress: "Det är redan din e-postadress.",
    addressAsked: "Vi har skickat ett mejl till den nya adressen. Adressen ändras när du har öppnat länken i det.",
    deadLink: "Länken gäller inte längre. Den går att använda en gång och gäller bara en begränsad tid. Be om en ny.",
    loggedIn: "Du är inloggad.",
    goneProduct: "Varan finns inte längre.",
    opened: "Välkommen! Ditt konto är klart.",
    passwordChosen: "Ditt nya lösenord gäller nu. Du är utloggad på alla andra enheter.",
    addressChanged: "Din e-postadress är ändrad.",
    detailsChanged: "Dina uppgifter är sparade.",
    newPasswordProblems: {
      missing: "Välj ett lösenord.",
      "too-long": `Lösenordet får vara högst ${maxPasswordLength} tecken.`,
      "too-short": `Lösenordet behöver vara minst ${minPasswordLength} tecken.`,
      "too-plain": "Lösenordet är för lätt att gissa. Undvik upprepningar och rader som 1234567890.",
      "own-words": "Lösenordet är för lätt att gissa. Använd mer än ditt namn, din e-postadress eller butikens namn.",
    } satisfies Record<NewPasswordProblem, string>,
  },
  club: {
    applied: "Tack! Vi lägger upp ditt medlemskap och skriver till dig när det är klart.",
    newsText: "Ja tack, skicka mig nyheter och erbjudanden via e-post. Jag kan avsluta det när jag vill.",
    fields: {
      first_name: "Ange ditt förnamn.",
      last_name: "Ange ditt efternamn.",
      email: "Ange en e-postadress, till exempel namn@exempel.se.",
    },
  },
  buyAgain: {
    all: "Varorna ligger i varukorgen.",
    some: (names: string) => `Det här går inte att köpa just nu: ${names}. Resten ligger i varukorgen.`,
    none: "Inget av det du köpte går att köpa just nu.",
  },
  personalData: {
    loggedOut: "Du är inte inloggad längre. Logga in och försök igen.",
    wrongPassword: "Fel lösenord.",
    stops: {
      "being-paid":
        "En betalning pågår eller är nyss påbörjad. Vänta en kvart och försök igen, så att köpet inte går förlorat.",
      "letter-waiting":
        "Ett mejl till dig om ett köp eller en ånger har inte hunnit skickas. Vänta en kvart och försök igen, så att du får det.",
    },
    newsletterEnded: "Du får inga fler nyhetsbrev från oss.",
    file: (day: string) => `mina-uppgifter-${day}.json`,
  },
  reviewNotFound: "Länken till omdömet gäller inte.",
  reviewThanks: "Tack för ditt omdöme!",
  reviewMalformed: "Välj ett betyg från 1 till 5, och skriv något om du vill lämna en text.",
  leasing: (monthly: string, months: number) =>
    ["Leasing från", `${monthly}/mån`, `exkl. moms i ${months} månader.`, "Via Wasa Kredit. Gäller företag."] as const,
} as const;
