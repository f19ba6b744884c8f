const problems: string[] = [];

function listen(method: "error" | "warn"): void {
  const say = console[method].bind(console);
  console[method] = (...values: readonly unknown[]) => {
    problems.push(`console.${method}: ${values.map(String).join(" ")}`);
    say(...values);
  };
}

/** From now on, errors and warnings of the console are remembered as well as shown. */
export function listenToConsole(): void {
  listen("error");
  listen("warn");
}

/** What the console was told since the last call. */
export function takeConsoleProblems(): readonly string[] {
  return problems.splice(0);
}
