import { pageTransition } from "./pageTransition.ts";

/** What the pages of the stand-ins share. */
export const standInPage = {
  /** They need nothing but their own style. */
  headers: {
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
  },
  /** One column, and buttons to press. */
  style:
    `${pageTransition}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:3rem auto;padding:0 1rem}` +
    "button{font:inherit;padding:.6rem 1.2rem;margin:0 .5rem .5rem 0}",
} as const;
