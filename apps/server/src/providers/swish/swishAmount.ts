/** Formats öre for Swish: kronor with two decimals after a point. */
export function swishAmount(ore: number): string {
  const text = String(ore).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
