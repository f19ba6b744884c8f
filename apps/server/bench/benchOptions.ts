/** What a bench was told to do. */
export interface BenchOptions {
  /** What `--name=` says; the usual where it says nothing. */
  readonly text: (name: string, usual: string) => string;
  readonly number: (name: string, usual: number) => number;
  /** What `--name=` says; undefined where it is left out or says nothing. */
  readonly given: (name: string) => string | undefined;
  /** Whether `--name` stands there, with a value or without one. */
  readonly has: (name: string) => boolean;
}

/** Reads the words that follow the name of a bench: `--name=value`, or `--name` alone. */
export function benchOptions(words: readonly string[] = process.argv.slice(2)): BenchOptions {
  const options = new Map(
    words.map((word) => word.replace(/^--/, "").split("=", 2)).map(([name = "", value = ""]) => [name, value]),
  );
  const given = (name: string): string | undefined => options.get(name) || undefined;
  return {
    given,
    text: (name, usual) => given(name) ?? usual,
    number: (name, usual) => Number(given(name) ?? usual),
    has: (name) => options.has(name),
  };
}
