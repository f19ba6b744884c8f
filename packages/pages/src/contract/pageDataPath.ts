/** Where a document fetches the data that it was rendered from; its query has the `path` of the page. */
export const pageDataPath = "/api/storefront/page";
