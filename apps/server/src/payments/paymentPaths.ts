/** Where a provider tells that something has happened to a payment. */
export const noticePath = "/checkout/notis/:provider/:token";

/** Where it asks whether the order still stands, before it takes money. */
export const validationPath = "/checkout/prova/:provider/:token";

/** Where it tells which delivery was chosen in its own part. */
export const shippingPath = "/checkout/frakt/:provider/:token";

/** Where the inline scripts of its HTML lie, each as a file. */
export const snippetPath = "/kassa/snippet/:reference/:file";

/** The page of a stand-in for a provider; what belongs to it lies below. */
export const standInPath = "/_providers/:name";
