import { pageTransition } from "./pageTransition.ts";

/** The headers of the page of a stand-in, which needs nothing but its own style. */
export const standInPageHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
};

/** The style of the page of a stand-in: one column, and buttons to press. */
export const standInPageStyle =
  `${pageTransition}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:3rem auto;padding:0 1rem}` +
  "button{font:inherit;padding:.6rem 1.2rem;margin:0 .5rem .5rem 0}";
