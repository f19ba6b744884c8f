/** Where a provider reports an event of a payment. */
export const webhookPath = "/checkout/notis/:provider/:token";

/** Where it asks whether the order is still valid, before it takes money. */
export const validationPath = "/checkout/prova/:provider/:token";

/** Where it reports the delivery chosen in its own part. */
export const shippingPath = "/checkout/frakt/:provider/:token";

/** The files of the inline scripts in its HTML. */
export const snippetPath = "/kassa/snippet/:reference/:file";

/** The page of a stand-in for a provider; its other files are below. */
export const standInPath = "/_providers/:name";
