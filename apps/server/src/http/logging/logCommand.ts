import { appendFile } from "node:fs/promises";
import type { ShopConfig } from "../../config/readConfig.ts";
import { type SecurityEvent, securityLine } from "./createSecurityLog.ts";

/** Records what a command has done, if the security log is a file. */
export async function logCommand(
  { securityLog }: Pick<ShopConfig, "securityLog">,
  event: SecurityEvent,
  description: string,
): Promise<void> {
  if (securityLog === undefined) return;
  await appendFile(securityLog, securityLine(event, null, description), { mode: 0o600 });
}
