/** Where a document asks for the data that it was rendered from; its query names the `path` of the page. */
export const pageDataPath = "/api/storefront/page";
