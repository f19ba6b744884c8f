export { messageOf } from "../errors/messageOf.ts";
export { readConfig } from "../config/readConfig.ts";
export { fillingVariable, snapshotVariable } from "./messages.ts";
export { endWithParent } from "./endWithParent.ts";
export { joinSupervisor, type Supervisor } from "./joinSupervisor.ts";
export { superviseShop } from "./superviseShop.ts";
