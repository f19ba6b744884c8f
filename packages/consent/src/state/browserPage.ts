import type { ConsentPage } from "./createConsentState.ts";

/** A page on which nothing has been decided and nothing can be: one that is made for everybody, as a server makes it. */
export const undecidedPage: ConsentPage = {
  readCookies: () => "",
  writeCookie: () => {},
  address: () => "/",
  load: () => {},
  isSecure: true,
};

/** The page of the browser: its cookies and its address. On a server it is the undecided one. */
export function browserPage(): ConsentPage {
  if (typeof document === "undefined") return undecidedPage;
  return {
    readCookies: () => document.cookie,
    writeCookie(cookie) {
      document.cookie = cookie;
    },
    address: () => window.location.pathname + window.location.search + window.location.hash,
    load(address) {
      window.location.replace(address);
    },
    isSecure: window.location.protocol === "https:",
  };
}
