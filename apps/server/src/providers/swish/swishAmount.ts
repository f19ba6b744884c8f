/** An amount of ore as Swish reads it: kronor with two decimals behind a point. */
export function swishAmount(ore: number): string {
  const text = String(ore).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
