const shopPages = ["/", "/kategori/*", "/produkter/id/*", "/tillverkare*", "/sidor/*"];

/**
 * Lets the browser fetch the next document when a pointer rests on its link. Only pages that are the same for
 * everybody; nothing of the checkout, nothing that changes anything.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: shopPages }, eagerness: "moderate" }],
});
