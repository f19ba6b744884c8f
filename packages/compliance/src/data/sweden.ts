/*
 * The requirements of Swedish and European law for a web shop, as far as the shop's code depends on them. Everything
 * that a change of law can affect is in this one file: first the values that code reads, one constant each so that a
 * browser loads only what it uses, then the register that says since when each applies and where that was found.
 *
 * It is a reading of the sources named, not legal advice.
 */
import type { ComplianceRule } from "../ComplianceRule.ts";

/** Days within which a consumer may withdraw from a distance purchase, from the day the goods arrived. */
export const withdrawalDays = 14;

/** Days within which, after a withdrawal, the shop refunds and the consumer sends the goods back. */
export const refundDays = 14;

/** Years within which a fault can be complained about. */
export const complaintYears = 3;

/** Months after the discovery of a fault within which a complaint is always in time. */
export const complaintMonthsInTime = 2;

/** Years within which a fault is presumed to have existed from the start. */
export const presumedFaultYears = 2;

/** Days before a reduction; the lowest price within them is the prior price. */
export const priorPriceDays = 30;

/** Longest duration of a sale in consecutive days: a few weeks. */
export const saleDaysAtOnce = 28;

/** Most days of a year with a sale: about two months, all sales taken together. */
export const saleDaysInYear = 62;

/** Months after which a visitor is asked for consent again. */
export const consentMonths = 12;

/** Longest lifetime of a consent cookie, in years. */
export const consentCookieYears = 2;

/** Prescribed first words of a recall notice. */
export const recallHeading = "Produktsäkerhetsåterkallelse";

/** Label of the link that opens the withdrawal function. */
export const withdrawalLabel = "Ångra avtalet här";

/** Label of the button that declares the withdrawal. */
export const withdrawalConfirmLabel = "Bekräfta frånträde";

/** First words of the receipt: it confirms that the declaration was received, not that it is valid. */
export const withdrawalReceipt = "Detta är ett kvitto på att vi tagit emot ditt meddelande.";

/** When a consumer may withdraw. */
export const withdrawalPeriod = `Du har ${withdrawalDays} dagars ångerrätt från den dag du fick varan.`;

/** What a consumer is refunded, and when. */
export const withdrawalRefund = `Vi betalar tillbaka inom ${refundDays} dagar, även kostnaden för standardfrakten, men får vänta tills vi fått varorna eller du visat att de är skickade.`;

/** Goods exempt from withdrawal. */
export const withdrawalExceptions = [
  "varor som tillverkats efter dina anvisningar eller fått en tydlig personlig prägel",
  "varor vars försegling brutits och som av hygienskäl inte kan lämnas tillbaka",
  "ljud, bild och program i bruten försegling",
  "digitalt innehåll som börjat levereras sedan du gått med på att ångerrätten då upphör",
] as const;

/** First words of the list of exemptions from withdrawal. */
export const withdrawalExceptionsLead = "Ångerrätten gäller inte för";

/** Why a single product is exempt from withdrawal, as its page, the cart and the confirmation say it. */
export const customMadeExemption =
  "Ångerrätten gäller inte: varan tillverkas efter dina anvisningar eller får en tydlig personlig prägel.";
/** Goods sealed for reasons of hygiene. */
export const hygieneExemption =
  "Ångerrätten gäller inte om du bryter förseglingen: varan kan av hygienskäl inte lämnas tillbaka.";
/** Sealed recordings and programs. */
export const sealedMediaExemption =
  "Ångerrätten gäller inte om du bryter förseglingen: varan innehåller ljud, bild eller program.";
/** Digital content, once its delivery has begun as the buyer agreed. */
export const digitalExemption =
  "Ångerrätten gäller inte sedan innehållet börjat levereras, när du har gått med på det.";

/** The right to complain. */
export const complaintRight =
  "Du har alltid tre års reklamationsrätt. Reklamera inom skälig tid; inom två månader räknas alltid som i tid.";

/** Latest delivery in days after the purchase, when no time was agreed on. */
export const latestDeliveryDays = 30;

/** Months by which a repair extends the seller's liability for the repaired part. */
export const repairMonths = 12;

/** What a consumer with a faulty product may choose, and the effect of a repair. */
export const repairRight =
  "Du kan välja mellan att varan repareras och att den byts ut. Väljer du reparation förlängs vårt ansvar för fel med tolv månader.";

/** Where a consumer can turn to in a dispute. */
export const disputeBody = "Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, arn.se";

/** First words of the warning beside a credit offer. */
export const creditWarningLead = "Att låna kostar pengar!";

/** The rest of the warning, verbatim. */
export const creditWarningText =
  "Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.";

/** Permitted labels of an order button when something is to be paid. */
export const orderButtonLabels = ["Köp nu", "Betala nu", "Betala med kort"] as const;

/** Shown beside a free take-back of electrical goods. */
export const takeBack =
  "Köper du en elektrisk produkt tar vi emot din gamla, likvärdiga produkt gratis. Batterier lämnar du också gratis hos oss; den överkorsade soptunnan betyder att de inte får slängas i hushållssoporna.";

/** Shown beside a single electrical product. */
export const takeBackText = "Vi tar gratis emot din gamla, likvärdiga produkt när du köper den här.";

/** The notice of stores of 400 square metres and more about small electrical goods. */
export const smallTakeBackText =
  "Här lämnar du gratis in gamla elektriska produkter som är högst 25 cm, även om du inte köper något.";

/** Heading of the legal guarantee notice. */
export const legalGuaranteeHeading = "Lagstadgad garanti";

/**
 * The text of the legal guarantee notice, for people who do not see the official picture, and its replacement when the
 * shop has none.
 */
export const legalGuaranteeText =
  "Säljaren ansvarar enligt lag för fel som fanns när du fick varan. I Sverige är reklamationstiden tre år. Är varan felaktig har du rätt att få den reparerad eller utbytt utan kostnad, och annars att få priset sänkt eller pengarna tillbaka.";

/** Text of the link in the QR code of the official notice. */
export const legalGuaranteeLink = "Läs mer om den lagstadgade garantin";

/** Years that a producer's durability guarantee must exceed before the European label may be shown. */
export const durabilityGuaranteeYears = 2;

/** Authority for the accessibility of e-commerce. */
export const accessibilityAuthority = "Post- och telestyrelsen (PTS)";

/** Authority for personal data. */
export const privacyAuthority = "Integritetsskyddsmyndigheten (IMY)";

const checked = "2026-11-21";

// Calls below are marked as pure, so that importing one number does not bundle the whole register.
/** Every rule that the code depends on, with the values it reads, since when it applies, and its sources. */
export const swedishRules: readonly ComplianceRule[] = [
  {
    id: "withdrawal-period",
    says: "A consumer may withdraw for fourteen days after the goods came; the shop pays back within fourteen days.",
    values: { withdrawalDays, refundDays, withdrawalPeriod, withdrawalRefund },
    inForce: "2014-06-13",
    sources: ["Distansavtalslagen (2005:59) 2 kap. 10–15 §§", "Directive 2011/83/EU, articles 9–14"],
    certainty: "read",
    checked,
  },
  {
    id: "withdrawal-exceptions",
    says: "Some purchases cannot be withdrawn from; the shop says which before the order, and takes every declaration all the same.",
    values: {
      withdrawalExceptionsLead,
      withdrawalExceptions: /* @__PURE__ */ withdrawalExceptions.join(", "),
      customMadeExemption,
      hygieneExemption,
      sealedMediaExemption,
      digitalExemption,
    },
    inForce: "2014-06-13",
    sources: ["Distansavtalslagen (2005:59) 2 kap. 11 §", "Directive 2011/83/EU, article 16"],
    certainty: "reported",
    checked,
    watch: "Only the exceptions that goods of this kind can fall under are listed.",
  },
  {
    id: "recall-notice",
    says: "A notice of a recall begins with these words, and says the danger without making it small.",
    values: { recallHeading },
    inForce: "2024-12-13",
    sources: ["Regulation (EU) 2023/988, article 36"],
    certainty: "reported",
    checked: "2026-11-23",
  },
  {
    id: "withdrawal-function",
    says: "The interface of the sale has a function for withdrawing, in two steps, with a receipt that bears date and time.",
    values: { withdrawalLabel, withdrawalConfirmLabel, withdrawalReceipt },
    inForce: "2026-06-19",
    sources: ["Distansavtalslagen (2005:59) 2 kap. 10 a § (SFS 2026:246)", "Directive (EU) 2023/2673, article 11a"],
    certainty: "reported",
    checked,
  },
  {
    id: "complaints",
    says: "Faults can be complained about for three years; within two months of the discovery is always in time; a fault within two years is taken to have been there from the start.",
    values: { complaintYears, complaintMonthsInTime, presumedFaultYears, complaintRight },
    inForce: "2022-05-01",
    sources: ["Konsumentköplagen (2022:260)"],
    certainty: "reported",
    checked,
  },
  {
    id: "delivery-time",
    says: "Where no time was agreed on, goods come without undue delay, within thirty days of the purchase at the latest.",
    values: { latestDeliveryDays },
    inForce: "2022-05-01",
    sources: ["Konsumentköplagen (2022:260)", "Directive 2011/83/EU, article 18"],
    certainty: "reported",
    checked,
  },
  {
    id: "repairs",
    says: "Whoever complains is told of the choice between repair and replacement, and that a repair prolongs the seller's liability by twelve months.",
    values: { repairMonths, repairRight },
    inForce: "2026-07-31",
    sources: ["Directive (EU) 2024/1799, article 16", "Directive (EU) 2019/771, article 10(2a)"],
    certainty: "reported",
    checked,
    watch: "The Swedish text was not found; read it before the sentence is changed.",
  },
  {
    id: "disputes",
    says: "The shop names the board for consumer disputes. The platform of the EU closed on 20 July 2025 and is not linked.",
    values: { disputeBody },
    inForce: "2025-07-20",
    sources: ["Regulation (EU) 2024/3228"],
    certainty: "reported",
    checked,
  },
  {
    id: "prior-price",
    says: "A reduction shows the lowest price of the thirty days before it, and percentages count from that.",
    values: { priorPriceDays },
    inForce: "2022-09-01",
    sources: ["Prisinformationslagen (2004:347) 7 a §", "CJEU C-330/23"],
    certainty: "read",
    checked,
  },
  {
    id: "sale",
    says: "Only what is sold for a limited time, a few weeks at a stretch and about two months of a year in all, is called a sale (rea).",
    values: { saleDaysAtOnce, saleDaysInYear },
    inForce: "2008-07-01",
    sources: ["Marknadsföringslagen (2008:486) 17 §", "Konsumentverket, as Svensk Handel tells it (2 June 2016)"],
    certainty: "reported",
    checked: "2026-11-29",
    watch: "The numbers are practice, not law; goods of the ordinary range and prices well below the usual ones are the shop's to see to.",
  },
  {
    id: "credit-as-advantage",
    says: "Whoever advertises a way to pay later as an advantage says on what conditions it is given, such as a check of credit, in the same place.",
    values: {},
    inForce: "2002-01-17",
    sources: ["Directive 2000/31/EC, article 6(c)", "CJEU C-100/24 (bonprix)"],
    certainty: "unverified",
    checked: "2026-11-29",
  },
  {
    id: "order-button",
    says: "Only a button whose words say that an order must be paid binds a consumer.",
    values: { orderButtonLabels: /* @__PURE__ */ orderButtonLabels.join(", ") },
    inForce: "2014-06-13",
    sources: ["Distansavtalslagen (2005:59) 2 kap. 9 §", "Directive 2011/83/EU, article 8(2)", "CJEU C-249/21"],
    certainty: "reported",
    checked,
  },
  {
    id: "credit-warning",
    says: "Marketing of credit to consumers bears this warning, letter by letter, with a red sign at least three lines high.",
    values: { creditWarningLead, creditWarningText },
    inForce: "2025-07-01",
    sources: ["Konsumentkreditlagen (2010:1846) 7 b §", "KOVFS 2025:1"],
    certainty: "reported",
    checked,
    watch: "A new consumer credit act was proposed to apply from 20 November 2026 (prop. 2025/26:223). Its number and sections were not found; read it before going live.",
  },
  {
    id: "credit-example",
    says: "A figure of credit brings the effective rate with it, and a representative example: rate, fees, amount, duration, total, number and size of payments.",
    values: {},
    inForce: "2011-01-01",
    sources: ["Konsumentkreditlagen (2010:1846) 7 §", "Directive 2008/48/EC, annex I (formula of the effective rate)"],
    certainty: "read",
    checked,
    watch: "The exemption for interest-free credit of at most three months is not relied on: it may have ended.",
  },
  {
    id: "payment-order",
    says: "Ways to pay without credit stand first, and credit is never preselected where there are others.",
    values: {},
    inForce: "2020-07-01",
    sources: ["Lag (2010:751) om betaltjänster 7 a kap. 1 §"],
    certainty: "read",
    checked,
  },
  {
    id: "consent",
    says: "Nothing beyond the necessary is kept or read on a device before an active yes; no is as easy as yes; visitors are asked again after a while.",
    values: { consentMonths, consentCookieYears },
    inForce: "2022-08-01",
    sources: ["Lag (2022:482) om elektronisk kommunikation 9 kap. 28 §", "PTS, decisions of 31 October 2023"],
    certainty: "reported",
    checked,
    watch: "Twelve months are practice, not law.",
  },
  {
    id: "privacy",
    says: "A visitor learns who handles personal data, what for, on which ground, how long, and where to complain.",
    values: { privacyAuthority },
    inForce: "2018-05-25",
    sources: ["Regulation (EU) 2016/679, articles 12–14"],
    certainty: "unverified",
    checked,
  },
  {
    id: "accessibility",
    says: "The shop meets the requirements for e-commerce, says how, and names the authority.",
    values: { accessibilityAuthority },
    inForce: "2025-06-28",
    sources: ["Lag (2023:254) 4 § 7 p., 25 §", "Förordning (2023:676) 24, 28 §§"],
    certainty: "read",
    checked,
  },
  {
    id: "take-back",
    says: "Whoever sells electrical goods takes back an equivalent old one for free and says so; batteries too. Stores of 400 square metres and more take small ones without a purchase.",
    values: { takeBack, takeBackText, smallTakeBackText },
    inForce: "2023-01-01",
    sources: ["Förordning (2022:1276) 70, 71, 74 §§", "Regulation (EU) 2023/1542"],
    certainty: "read",
    checked,
  },
  {
    id: "legal-guarantee",
    says: "The official European notice of the legal guarantee stands, unchanged and unfolded, where goods are sold.",
    values: { legalGuaranteeHeading, legalGuaranteeText, legalGuaranteeLink },
    inForce: "2026-09-27",
    sources: ["Directive (EU) 2024/825", "Regulation (EU) 2025/1960, annex I", "Konsumentköplagen (2022:260)"],
    certainty: "reported",
    checked,
    watch: "A Swedish act was not found (SOU 2025:124). The official picture comes from the Commission and is the shop owner's to supply.",
  },
  {
    id: "durability-label",
    says: "A producer's free guarantee of durability for the whole product of more than two years is told by the European label.",
    values: { durabilityGuaranteeYears },
    inForce: "2026-09-27",
    sources: ["Directive (EU) 2024/825", "Regulation (EU) 2025/1960, annex II"],
    certainty: "reported",
    checked,
    watch: "A Swedish act was not found (SOU 2025:124).",
  },
  {
    id: "product-safety",
    says: "Each offer names the manufacturer and, for makers outside the EU, the responsible person, with addresses, and bears warnings in Swedish.",
    values: {},
    inForce: "2024-12-13",
    sources: ["Regulation (EU) 2023/988, article 19", "Regulation (EC) 1272/2008, article 48"],
    certainty: "reported",
    checked,
  },
  {
    id: "unit-price",
    says: "Goods that are sold by measure show their price for a kilogram, litre, metre or piece beside the selling price.",
    values: {},
    inForce: "2004-07-01",
    sources: ["Prisinformationslagen (2004:347)"],
    certainty: "read",
    checked,
  },
];
