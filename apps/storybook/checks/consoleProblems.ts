const problems: string[] = [];
const heard = { isListening: false };

function listen(method: "error" | "warn"): void {
  const say = console[method].bind(console);
  console[method] = (...values: readonly unknown[]) => {
    problems.push(`console.${method}: ${values.map(String).join(" ")}`);
    say(...values);
  };
}

/** From now on, errors and warnings of the console are remembered as well as shown; once, however often it is asked. */
export function listenToConsole(): void {
  if (heard.isListening) return;
  heard.isListening = true;
  listen("error");
  listen("warn");
}

/** What the console was told since the last call. */
export function takeConsoleProblems(): readonly string[] {
  return problems.splice(0);
}
