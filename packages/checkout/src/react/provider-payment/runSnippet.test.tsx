import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runSnippet, SnippetError } from "./runSnippet.ts";

let container: HTMLElement;
const never = new AbortController().signal;

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  document.body.replaceChildren();
});

const scripts = (): readonly HTMLScriptElement[] => [...container.querySelectorAll("script")];

/** Simulates the network, which the test's document does not have. */
function answer(script: Element | undefined, event: "load" | "error"): void {
  script?.dispatchEvent(new Event(event));
}

// Scripts do not run here; the stories show in a browser that they do.
describe("runSnippet", () => {
  it("puts the HTML into the container and recreates each script, with its text and attributes", async () => {
    const html = `<p>x</p><script type="module">void 1</script><div><script data-id="7">void 2</script></div>`;
    const running = runSnippet(container, html, never);
    const dead = scripts();
    await running;
    expect(container.innerHTML).toBe(html);
    expect(scripts().some((script) => dead.slice(1).includes(script))).toBe(false);
  });

  it("waits for each script with an address before it creates the next", async () => {
    const done = vi.fn();
    const running = runSnippet(container, `<script src="/one.js"></script><script>void 2</script>`, never).then(done);
    const [first, waiting] = scripts();
    await Promise.resolve();
    expect(scripts()[1]).toBe(waiting);
    expect(done).not.toHaveBeenCalled();
    answer(first, "load");
    await running;
    expect(scripts()[1]).not.toBe(waiting);
  });

  it("rejects when a script cannot be loaded", async () => {
    const running = runSnippet(container, `<script src="/blocked.js"></script>`, never);
    answer(scripts()[0], "error");
    await expect(running).rejects.toBeInstanceOf(SnippetError);
  });

  it("copies neither nonces nor handlers, and keeps other attributes", async () => {
    const html = `<img alt="" onerror="one()"><script nonce="n" data-id="7" onload="two()">1</script>`;
    await runSnippet(container, html, never);
    expect(container.innerHTML).toBe(`<img alt=""><script data-id="7">1</script>`);
  });

  it("stops between scripts when it is aborted", async () => {
    const stop = new AbortController();
    const running = runSnippet(container, `<script src="/one.js"></script><script>void 2</script>`, stop.signal);
    const [first, waiting] = scripts();
    stop.abort();
    answer(first, "load");
    await running;
    expect(scripts()[1]).toBe(waiting);
  });
});
