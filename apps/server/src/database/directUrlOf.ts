import type { StartedDatabase } from "./startDatabase.ts";
import type { DatabasePlace } from "./withTaskDatabase.ts";

/** The address for commands, jobs and listeners, bypassing a pooler if there is one. */
export const directUrlOf = (
  { directUrl }: Pick<DatabasePlace, "directUrl">,
  { url }: Pick<StartedDatabase, "url">,
): string => directUrl ?? url;
