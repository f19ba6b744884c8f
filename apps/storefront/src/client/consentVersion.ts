/** The version of purposes and vendors that this storefront asks consent for; a new one asks again. */
export const consentVersion = 1;
