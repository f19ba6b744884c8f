/*
 * The addresses of the pages of a shop, each written here and nowhere else; `:name` in them is one part of the path. They
 * are single values, so that a browser loads those that it needs.
 */

export const homePath = "/";
export const mainCategoryPath = "/kategori/:level1";
export const categoryPath = "/kategori/:level1/:level2";
export const subcategoryPath = "/kategori/:level1/:level2/:level3";
export const filterPath = "/produkter/filtrera";
export const searchPath = "/produkter/sok";
export const comparePath = "/produkter/jamfor";
export const productPath = "/produkter/id/:productId";
export const brandsPath = "/tillverkare";
export const brandPath = "/tillverkare/visa/:brandLink";
export const cartPath = "/varukorg";
export const checkoutPath = "/kassa/leverans";
export const calledOffPath = "/checkoutv3";
export const confirmationPath = "/checkout/confirmation/:orderId";
export const paymentReturnPath = "/checkout/retur/:reference";
export const providerConfirmationPath = "/checkout/:provider/confirmation/:orderId";
export const loginPath = "/login";
export const accountPath = "/konto";
export const accountDataPath = "/konto/uppgifter";
export const leaveClubPath = "/konto/uppgifter/lamna-klubben";
export const eraseDataPath = "/konto/uppgifter/radera";
export const clubLeftPath = "/konto/uppgifter/medlemskapet-avslutat";
export const dataErasedPath = "/konto/uppgifter/raderade";
export const clubPath = "/kundklubb/:slug";
export const storesPath = "/sidor/butiker/vara-butiker";
export const storePath = "/sidor/butiker/:slug";
export const contentPath = "/sidor/:slug";
export const reviewPath = "/product_review/:uuid";
export const reviewCompletePath = "/product_review/:uuid/complete";
export const reviewRefusalPath = "/product_review/:uuid/nej-tack";
export const returnsPath = "/retur-och-reklamation";
export const caseReceiptPath = "/retur-och-reklamation/kvitto";
export const withdrawalPath = "/angra-kop";
export const withdrawalConfirmPath = "/angra-kop/bekrafta";
export const withdrawalReceiptPath = "/angra-kop/kvitto";
export const brandAtRootPath = "/:overrideLink";

// Pages of the shop's own text, and of its club.
export const accessibilityPath = "/sidor/tillganglighet";
export const aboutDemoPath = "/sidor/om-demon";
export const alreadyMemberPath = "/kundklubb/existerande-kund";
export const becomeMemberPath = "/kundklubb/registrera-dig";
export const customerServicePath = "/sidor/kundservice";
export const privacyPath = "/sidor/integritet";
export const productSafetyPath = "/sidor/produktsakerhet";
export const termsPath = "/sidor/kopvillkor";
