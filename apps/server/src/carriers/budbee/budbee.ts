import { addressVariable, textVariable } from "../../providers/Provider.ts";
import { standInHost } from "../../providers/standIns/StandIn.ts";
import { defineCarrier } from "../Carrier.ts";
import { budbeeStandIn } from "./budbeeStandIn.ts";
import { createBudbee } from "./createBudbee.ts";

/** The lockers of Instabee (Budbee and Instabox), by Budbee's boxes API. */
export const budbee = defineCarrier({
  name: "budbee",
  label: "Budbee",
  variables: {
    BUDBEE_API_KEY: textVariable,
    BUDBEE_API_SECRET: textVariable,
    BUDBEE_HOST: addressVariable("https://api.budbee.com"),
  },
  secrets: ["BUDBEE_API_KEY", "BUDBEE_API_SECRET"],
  accessOf: ({ BUDBEE_API_KEY: key, BUDBEE_API_SECRET: secret, BUDBEE_HOST: host }) => ({ key, secret, host }),
  create: createBudbee,
  standIn: budbeeStandIn,
  standInAccess: { key: "stand-in", secret: "stand-in", host: standInHost("budbee") },
});
