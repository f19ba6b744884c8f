/** What the storefront tells in the console; what shoppers read stands in the packages. */
export const storefrontTexts = { product: { stockFailed: "Fel i lagerhämtning" } } as const;
