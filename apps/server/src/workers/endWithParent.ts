/** Exit code of a process whose parent is gone. */
const orphaned = 1;

/**
 * Ends this process as soon as the parent that started it by `runProgram` is gone, as nobody would use its result. It
 * does not keep the process alive, and does nothing if the process was started otherwise.
 */
export function endWithParent(): void {
  if (process.connected === undefined) return;
  if (!process.connected) process.exit(orphaned);
  process.once("disconnect", () => process.exit(orphaned));
  process.channel?.unref();
}
