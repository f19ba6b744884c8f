/** The cookies of one visit: those the browser sent, overridden by those that the server sets on the way. */
export class CookieJar {
  readonly received: string[] = [];
  readonly #sent: string;
  readonly #changed = new Map<string, string>();

  constructor(sent: string) {
    this.#sent = sent;
  }

  /** Stores `Set-Cookie` lines. */
  receive(lines: readonly string[]): void {
    for (const line of lines) {
      this.received.push(line);
      const [pair = ""] = line.split(";");
      const [name = ""] = pair.split("=");
      this.#changed.set(name.trim(), pair.trim());
    }
  }

  /** The `Cookie` header for the next call. */
  header(): string {
    if (this.#changed.size === 0) return this.#sent;
    const otherCookies = this.#sent
      .split(";")
      .map((pair) => pair.trim())
      .filter((pair) => pair !== "" && !this.#changed.has(pair.split("=")[0] ?? ""));
    return [...otherCookies, ...this.#changed.values()].join("; ");
  }
}
