/**
 * The version of purposes, vendors and words that this storefront asks consent for; a new one asks again. It goes up
 * whenever the hash below changes, so that each kept choice can be held against what was shown.
 */
export const consentVersion = 1;

/** SHA-256 of what the dialog says and of the list of what is kept, in hexadecimal digits. */
export const consentTextHash = "bc3fa03708a982bb9d792afed926926baae9475fc53d3c6a2839ee6ab34958c7";
