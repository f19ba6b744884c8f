/** Whether there is content to show: not null, undefined, false or an empty string. */
export function isShown(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== "";
}
