import { addressVariable, defineProvider, textVariable } from "../Provider.ts";
import { createWasa } from "./createWasa.ts";
import { wasaAccess, wasaStandIn } from "./wasaStandIn.ts";

/** Wasa Kredit: instalments and leasing. */
export const wasa = defineProvider({
  name: "wasa",
  label: "Wasa",
  variables: {
    WASA_HOST: addressVariable("https://b2b.services.wasakredit.se"),
    WASA_AUTH_HOST: addressVariable("https://auth.services.wasakredit.se"),
    WASA_CLIENT_ID: textVariable,
    WASA_CLIENT_SECRET: textVariable,
    WASA_TEST_MODE: textVariable,
  },
  secrets: ["WASA_CLIENT_ID", "WASA_CLIENT_SECRET"],
  accessOf: (values) => ({
    host: values.WASA_HOST,
    authHost: values.WASA_AUTH_HOST,
    clientId: values.WASA_CLIENT_ID,
    clientSecret: values.WASA_CLIENT_SECRET,
    isTest: values.WASA_TEST_MODE === "1",
  }),
  create: createWasa,
  scripts: {
    hosts: ["https://*.wasakredit.se"],
    owner: "payments",
    reason: "The checkout in a frame, its loader, pictures and calls.",
    approvedOn: "2026-11-21",
  },
  hasOwnPage: false,
  redirectsToConfirmation: true,
  respondToValidation: null,
  standIn: wasaStandIn,
  standInAccess: wasaAccess,
});
