/** The first words of the fictitious shop behind the demo and the reference data, and what it promises. */
export const homeWords = {
  heading: "Allt till hemmet och arbetsdagen",
  lead: "Vitvaror, elektronik och arbetskläder samlade på ett ställe. Filtrera på det som betyder något för dig och se direkt vad som finns i lager.",
  promises: [
    { heading: "Lagersaldo på varje vara", text: "Du ser vad som finns hemma innan du beställer." },
    {
      heading: "Privat eller företag",
      text: "Välj när du beställer. Företag ser priser exkl moms och betalar mot faktura.",
    },
    { heading: "Hämta själv eller få hem", text: "Ombud, hemleverans eller en butik nära dig." },
  ],
} as const;
