const problems: string[] = [];
const heard = { isListening: false };

function listen(method: "error" | "warn"): void {
  const say = console[method].bind(console);
  console[method] = (...values: readonly unknown[]) => {
    problems.push(`console.${method}: ${values.map(String).join(" ")}`);
    say(...values);
  };
}

/** Starts recording the console's errors and warnings, which are still shown; further calls have no effect. */
export function listenToConsole(): void {
  if (heard.isListening) return;
  heard.isListening = true;
  listen("error");
  listen("warn");
}

/** The problems recorded since the last call. */
export function takeConsoleProblems(): readonly string[] {
  return problems.splice(0);
}
