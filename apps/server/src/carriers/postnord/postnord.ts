import { addressVariable, textVariable } from "../../providers/Provider.ts";
import { standInHost } from "../../providers/standIns/StandIn.ts";
import { defineCarrier } from "../Carrier.ts";
import { createPostnord } from "./createPostnord.ts";
import { postnordStandIn } from "./postnordStandIn.ts";

/** PostNord's service points, by its API Service Points v5. */
export const postnord = defineCarrier({
  name: "postnord",
  label: "PostNord",
  variables: {
    POSTNORD_API_KEY: textVariable,
    POSTNORD_HOST: addressVariable("https://api2.postnord.com"),
  },
  secrets: ["POSTNORD_API_KEY"],
  accessOf: ({ POSTNORD_API_KEY: key, POSTNORD_HOST: host }) => ({ key, host }),
  create: createPostnord,
  standIn: postnordStandIn,
  standInAccess: { key: "stand-in", host: standInHost("postnord") },
});
