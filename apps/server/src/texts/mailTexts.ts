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
    `Du har 14 dagars ångerrätt från den dag du fick varan. Du ångrar köpet på ${address} eller genom att meddela oss på annat sätt. Du behöver inte ange något skäl. Vi betalar tillbaka inom 14 dagar, även kostnaden för standardfrakten.`,
  form: "Ångerblankett",
  formText: (company: string) =>
    `Till ${company}: Jag meddelar härmed att jag frånträder mitt köpeavtal för följande vara. Beställd den / mottagen den: … Mitt namn: … Min adress: … Datum: …`,
  complaint:
    "Du har alltid tre års reklamationsrätt. Reklamera inom skälig tid; inom två månader räknas alltid som i tid. Kan vi inte komma överens kan du vända dig till Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, arn.se.",
  terms: "Köpvillkoren så som du godkände dem följer med som bilaga.",
  termsFile: "kopvillkor.html",
  seller: "Säljare",
  organisationNumber: (number: string) => `Org.nr ${number}`,
} as const;
