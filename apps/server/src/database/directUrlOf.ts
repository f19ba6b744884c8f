import type { StartedDatabase } from "./startDatabase.ts";
import type { DatabasePlace } from "./withTaskDatabase.ts";

/** Where commands, jobs and those who listen connect: past a pooler, where there is one. */
export const directUrlOf = (
  { directUrl }: Pick<DatabasePlace, "directUrl">,
  { url }: Pick<StartedDatabase, "url">,
): string => directUrl ?? url;
