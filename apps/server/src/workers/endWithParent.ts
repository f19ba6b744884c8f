/** What a process leaves with whose parent is gone. */
const orphaned = 1;

/**
 * Ends this process as soon as the one that started it by `runProgram` is gone, however that came about: nobody would take
 * what it does. It keeps no process running, and does nothing in one that was started otherwise.
 */
export function endWithParent(): void {
  if (process.connected === undefined) return;
  if (!process.connected) process.exit(orphaned);
  process.once("disconnect", () => process.exit(orphaned));
  process.channel?.unref();
}
