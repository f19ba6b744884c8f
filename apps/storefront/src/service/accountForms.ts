import { eraseDataPath, leaveClubPath } from "@torg/format/addresses";
/** Where the forms lead with which somebody logs in or out, or ends the account. */
export const accountForms = {
  login: "/konto/login_from_checkout",
  logout: "/konto/logga-ut",
  leave: leaveClubPath,
  erase: eraseDataPath,
} as const;
