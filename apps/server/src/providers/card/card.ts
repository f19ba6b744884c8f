import * as z from "zod/mini";
import { addressVariable, defineProvider, textVariable } from "../Provider.ts";
import { cardAccess, cardStandIn } from "./cardStandIn.ts";
import { createCard } from "./createCard.ts";

/** Cards, on the payment page of Nexi Checkout. */
export const card = defineProvider({
  name: "card",
  label: "card",
  variables: {
    CARD_HOST: addressVariable("https://api.dibspayment.eu"),
    CARD_SECRET_KEY: textVariable,
    CARD_MERCHANT_ID: textVariable,
    CARD_NOTICE_SECRET: z._default(z.string().check(z.regex(/^([A-Za-z0-9]{8,32})?$/)), ""),
  },
  secrets: ["CARD_SECRET_KEY", "CARD_MERCHANT_ID", "CARD_NOTICE_SECRET"],
  accessOf: (values) => ({
    host: values.CARD_HOST,
    secretKey: values.CARD_SECRET_KEY,
    merchantId: values.CARD_MERCHANT_ID,
    webhookSecret: values.CARD_NOTICE_SECRET,
  }),
  create: createCard,
  scripts: null,
  hasOwnPage: true,
  redirectsToConfirmation: false,
  respondToValidation: null,
  standIn: cardStandIn,
  standInAccess: cardAccess,
});
