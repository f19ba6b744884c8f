import { complaintRight, disputeBody, withdrawalPeriod, withdrawalReceipt, withdrawalRefund } from "@torg/compliance";

/** Swedish words of letters to customers. */
export const mailTexts = {
  subject: (shop: string, order: string) => `Orderbekräftelse ${order} – ${shop}`,
  hello: (name: string) => `Hej ${name}!`,
  thanks: (order: string) => `Tack för din beställning. Ditt ordernummer är ${order}.`,
  line: (quantity: number, name: string, price: string) => `${quantity} × ${name}: ${price}`,
  discount: (label: string, amount: string) => `${label}: ${amount}`,
  delivery: (name: string, price: string) => `Frakt (${name}): ${price}`,
  fee: (name: string, price: string) => `${name}: ${price}`,
  total: (amount: string) => `Totalt: ${amount}`,
  vat: (amount: string) => `Varav moms: ${amount}`,
  payment: (name: string) => `Betalsätt: ${name}`,
  paid: "Betalningen är mottagen.",
  address: "Leveransadress",
  message: (text: string) => `Ditt meddelande till oss: ${text}`,
  withdrawal: (address: string) =>
    `${withdrawalPeriod} Du ångrar köpet på ${address} eller genom att meddela oss på annat sätt. Du behöver inte ange något skäl. ${withdrawalRefund}`,
  form: "Ångerblankett",
  formText: (company: string) =>
    `Till ${company}: Jag meddelar härmed att jag frånträder mitt köpeavtal för följande vara. Beställd den / mottagen den: … Mitt namn: … Min adress: … Datum: …`,
  complaint: `${complaintRight} Kan vi inte komma överens kan du vända dig till ${disputeBody}.`,
  terms: "Köpvillkoren så som du godkände dem följer med som bilaga.",
  termsFile: "kopvillkor.html",
  seller: "Säljare",
  organisationNumber: (number: string) => `Org.nr ${number}`,
  withdrawalReceipt: {
    subject: (order: string, shop: string) => `Kvitto: du har ångrat köp ${order} – ${shop}`,
    hello: (name: string) => `Hej ${name}!`,
    receipt: withdrawalReceipt,
    declared: (date: string, time: string) => `Mottaget ${date} klockan ${time}`,
    number: (id: number) => `Ärendenummer: ${id}`,
    order: (order: string) => `Ordernummer: ${order}`,
    name: (name: string) => `Namn: ${name}`,
    email: (email: string) => `E-post: ${email}`,
    content: "Ditt meddelande: Jag meddelar härmed att jag frånträder mitt köpeavtal.",
    whole: "Det gäller hela ordern:",
    part: "Det gäller dessa varor:",
    line: (quantity: number, name: string) => `${quantity} × ${name}`,
    next: "Vi hör av oss om hur du lämnar tillbaka varorna. Skicka dem inom 14 dagar från det att du ångrade köpet. Vi betalar tillbaka inom 14 dagar från det att vi fick ditt meddelande, även kostnaden för standardfrakten, men får vänta tills vi fått varorna eller du visat att de är skickade.",
    keep: "Spara det här kvittot. Det är ingen bedömning av ditt ärende.",
  },
} as const;
