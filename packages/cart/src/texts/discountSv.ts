/** The words of discount codes and gift cards. */
export const discountTexts = {
  discountOpen: "+ Lägg till rabattkod/presentkort",
  discountField: "Rabattkod eller presentkort",
  discountPlaceholder: "Din kod",
  discountAdd: "Lägg till",
  discountCancel: "Avbryt",
  discountRemove: "X",
  discountRemoveName: (code: string): string => `Ta bort ${code}`,
  discountNotFound: "Koden kunde inte hittas.",
  discountNotRemoved: "Rabatten kunde inte tas bort.",
  exclVat: "exkl moms",
  discountList: "Tillagda koder",
};

/** What has to be given to the parts for codes. */
export type DiscountTexts = typeof discountTexts;
