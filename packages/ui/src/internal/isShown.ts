/** Whether there is something to show: neither nothing, false nor an empty text. */
export function isShown(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== "";
}
