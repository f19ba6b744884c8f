import { setTimeout as pause } from "node:timers/promises";
import { loopback } from "./clusterFiles.ts";
import type { ClusterPorts } from "./clusterPorts.ts";
import type { DatabasePart } from "./clusterParts.ts";

/** The state of a cluster. */
export interface ClusterWatch {
  /** The database that Patroni calls the primary; null if there is none. */
  readonly primary: () => Promise<DatabasePart | null>;
  /** Whether there is a primary with two followers, one of them synchronous. */
  readonly hasStandbys: () => Promise<boolean>;
  /** Whether an address of this machine responds with 200. */
  readonly isWell: (port: number, path: string) => Promise<boolean>;
  /** Waits; throws an error that names the condition after this many milliseconds, or on abort. */
  readonly until: (what: string, isSo: () => Promise<boolean>, patience?: number) => Promise<void>;
}

async function isWell(port: number, path: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${loopback}:${port}${path}`, { signal: AbortSignal.timeout(2000) });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Observes the databases through Patroni, and everything else by its own response. */
export function watchCluster(
  ports: ClusterPorts,
  members: readonly DatabasePart[],
  end: AbortSignal | undefined,
): ClusterWatch {
  const until: ClusterWatch["until"] = async (what, isSo, patience = 120_000) => {
    const last = Date.now() + patience;
    while (!(await isSo())) {
      if (end?.aborted === true) throw new Error("The cluster was told to end.");
      if (Date.now() > last) throw new Error(`The cluster waits for ${what}; its logs may say why.`);
      await pause(200, undefined, { signal: end }).catch(() => undefined);
    }
  };
  const whoAre = async (role: string): Promise<readonly DatabasePart[]> => {
    const are = await Promise.all(members.map(({ number }) => isWell(ports.patroni(number), `/${role}`)));
    return members.filter((_, index) => are[index]);
  };
  return {
    isWell,
    until,
    primary: async () => (await whoAre("primary"))[0] ?? null,
    async hasStandbys() {
      const [leads = [], ...others] = await Promise.all(["primary", "synchronous", "replica"].map(whoAre));
      // A new leader is still called a standby until it accepts writes.
      const [inStep = [], following = []] = others.map((list) => list.filter((one) => !leads.includes(one)));
      return leads.length === 1 && inStep.length === 1 && following.length === members.length - 1;
    },
  };
}
