import { parentPrefix } from "../../import/writing/stageGroups.ts";

/** The feed's id of a variant group by the external id of its parent; null without a parent. */
export function feedGroupId(externalId: string | null): string | null {
  return externalId?.startsWith(parentPrefix) === true ? externalId.slice(parentPrefix.length) : externalId;
}
