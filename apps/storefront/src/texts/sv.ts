/** Texts that the storefront logs to the console; shoppers' texts are in the packages. */
export const storefrontTexts = { product: { stockFailed: "Fel i lagerhämtning" } } as const;
