/*
 * The addresses of the pages of a shop, each written only here; `:name` is one part of the path. They are single
 * exports, so that a browser loads only those it needs.
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
export const brandMainCategoryPath = "/tillverkare/visa/:brandLink/:level1";
export const brandCategoryPath = "/tillverkare/visa/:brandLink/:level1/:level2";
export const brandSubcategoryPath = "/tillverkare/visa/:brandLink/:level1/:level2/:level3";
export const cartPath = "/varukorg";
export const checkoutPath = "/kassa/leverans";
export const cancelledPaymentPath = "/checkoutv3";
export const confirmationPath = "/checkout/confirmation/:orderId";
export const paymentReturnPath = "/checkout/retur/:reference";
export const providerConfirmationPath = "/checkout/:provider/confirmation/:orderId";
export const loginPath = "/login";
export const bankIdLoginPath = "/login/bankid";
export const accountPath = "/konto";
export const accountRegisterPath = "/konto/skapa";
export const accountHelpPath = "/konto/hjalp-att-logga-in";
export const accountLinkPath = "/konto/lank/:token";
export const wishesPath = "/onskelista";
export const watchPath = "/bevaka/:token";
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
export const deskPath = "/butiken";
export const deskSectionPath = "/butiken/:section";
export const deskItemPath = "/butiken/:section/:item";
export const brandAtRootPath = "/:overrideLink";

// Content pages of the shop, and of its club.
export const accessibilityPath = "/sidor/tillganglighet";
export const aboutDemoPath = "/sidor/om-demon";
export const alreadyMemberPath = "/kundklubb/existerande-kund";
export const becomeMemberPath = "/kundklubb/registrera-dig";
export const customerServicePath = "/sidor/kundservice";
export const privacyPath = "/sidor/integritet";
export const productSafetyPath = "/sidor/produktsakerhet";
export const reviewsPath = "/sidor/omdomen";
export const sortingPath = "/sidor/sortering";
export const termsPath = "/sidor/kopvillkor";

// The shop's product feeds.
export const merchantFeedPath = "/floden/google-merchant.xml";
export const prisjaktFeedPath = "/floden/prisjakt.csv";

/** Addresses of the shop's icons, and of the manifest that lists them. */
export const iconPaths = {
  drawing: "/favicon.svg",
  ico: "/favicon.ico",
  touch: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  manifest: "/site.webmanifest",
} as const;
