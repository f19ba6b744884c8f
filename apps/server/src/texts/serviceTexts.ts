/** Swedish words of reviews, returns, login and other services, as the server says them. */
export const serviceTexts = {
  orderNotFound: "Vi hittade ingen order med de uppgifterna.",
  fields: {
    order_email: "Ange en e-postadress.",
    order_name: "Ange ett ordernummer.",
    return_order_type: "Välj typ av ärende.",
  },
  loginRefused: "Fel e-postadress eller lösenord.",
  emailMissing: "E-postadressen saknas.",
  passwordMissing: "Lösenordet saknas.",
  reviewNotFound: "Länken till omdömet gäller inte.",
  reviewMalformed: "Välj ett betyg från 1 till 5, och skriv något om du vill lämna en text.",
  leasing: (monthly: string, months: number) =>
    ["Leasing från", `${monthly}/mån`, `exkl. moms i ${months} månader.`, "Via Wasa Kredit. Gäller företag."] as const,
} as const;
