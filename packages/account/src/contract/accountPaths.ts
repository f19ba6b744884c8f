/** Where forms without script are sent; the calls of the same names go there too. */
export const accountPaths = {
  logIn: "/konto/login_from_checkout",
  logOut: "/konto/logga-ut",
  joinClub: "/kundklubb/registrera-dig",
  leaveClub: "/konto/uppgifter/lamna-klubben",
  exportData: "/konto/uppgifter/exportera",
  eraseData: "/konto/uppgifter/radera",
  endNewsletter: "/konto/uppgifter/nyhetsbrev",
} as const;
