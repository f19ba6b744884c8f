import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "../../tools/debianPackages.mjs";

/** The parts of the cluster, by Debian package and a file in it. */
const needed: readonly (readonly [name: string, file: string])[] = [
  ["etcd-server", "/usr/bin/etcd"],
  ["patroni", "/usr/bin/patroni"],
  ["python3-etcd", "/usr/lib/python3/dist-packages/etcd/__init__.py"],
  ["python3-psycopg2", "/usr/lib/python3/dist-packages/psycopg2/__init__.py"],
  ["pgbouncer", "/usr/sbin/pgbouncer"],
  ["varnish", "/usr/sbin/varnishd"],
  ["haproxy", "/usr/sbin/haproxy"],
];

const postgresFolder = "/usr/lib/postgresql";

function programsOfPostgres(): string | null {
  if (!existsSync(postgresFolder)) return null;
  const versions = readdirSync(postgresFolder).filter((name) => existsSync(`${postgresFolder}/${name}/bin/postgres`));
  const [newest] = versions.map(Number).toSorted((a, b) => b - a);
  return newest === undefined ? null : `${postgresFolder}/${newest}/bin`;
}

/** Installs missing packages if that needs no password; otherwise throws an error that says what to do. */
export function prepareDebianParts(): { readonly postgres: string } {
  const missing = needed.filter(([, file]) => !existsSync(file)).map(([name]) => name);
  if (programsOfPostgres() === null) missing.push("postgresql");
  if (missing.length > 0) {
    const refusal = installPackages(missing, { env: { ...process.env, RUNLEVEL: "1" } });
    if (refusal !== null) throw new Error(`The cluster needs ${missing.join(", ")}. ${refusal}`);
  }
  const postgres = programsOfPostgres();
  if (postgres === null) throw new Error("The cluster needs PostgreSQL, and apt-get has not brought it.");
  return { postgres };
}

/** The account of the databases: PostgreSQL refuses to run as root. */
export function databaseAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
