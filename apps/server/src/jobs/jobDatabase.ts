import type pg from "pg";

/** The database interface of the job library. */
export interface JobDatabase {
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Runs jobs on the shop's own connections. A text of several statements gives the rows of all of them. */
export function jobDatabase(pool: Pick<pg.Pool, "query">): JobDatabase {
  return {
    executeSql: async (text, values) => {
      const answers: readonly pg.QueryResult<object>[] = [await pool.query<object>(text, values)].flat();
      return { rows: answers.flatMap(({ rows }) => rows) };
    },
  };
}
