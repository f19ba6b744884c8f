import { chownSync, existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The account that the database runs as; PostgreSQL refuses to run as root. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

const preferredNames = ["postgres", "nobody"];

/** The account for a data folder: null = the current one; for root the folder's owner, `postgres` or `nobody`. */
export function databaseUser(folder: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of preferredNames) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("The database cannot run as root and there is no account `postgres` or `nobody` to run it as.");
}

/** Changes the owner of a file or folder to the database's account. */
export function giveTo(user: DatabaseUser | null, path: string): void {
  if (user !== null) chownSync(path, user.uid, user.gid);
}

/** Whether other accounts can pass every folder on the way to `path`. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

const setprivPaths = ["/usr/bin/setpriv", "/bin/setpriv"];

/** How to run a program as the database's account. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Prepares running a program as `user`. Where parent folders are closed to others (a project below /root, a temporary
 * folder), the program keeps only the capability to pass them.
 */
export function launchAs(user: DatabaseUser | null, program: string, args: readonly string[]): Launch {
  if (user === null) return { command: program, args };
  const folder = args[args.indexOf("-D") + 1] ?? program;
  if (isReachableByOthers(program) && isReachableByOthers(folder)) return { command: program, args, ...user };
  const setpriv = setprivPaths.find((path) => existsSync(path));
  if (setpriv === undefined) {
    throw new Error(`The database runs as another account than root and cannot reach ${folder}. Use another folder.`);
  }
  const rights = ["--clear-groups", "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return {
    command: setpriv,
    args: [`--reuid=${user.uid}`, `--regid=${user.gid}`, ...rights, program, ...args],
  };
}
