/** A script of a snippet that could not be loaded. */
export class SnippetError extends Error {}

/** A script that has been put into a document runs only when it is made anew. Nonces and handlers are not copied. */
function copyScript(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes) {
    if (name !== "nonce" && !name.startsWith("on")) copy.setAttribute(name, value);
  }
  // In the order of the snippet, not of arrival.
  copy.async = false;
  copy.textContent = script.textContent;
  return copy;
}

function dropHandlers(root: DocumentFragment): void {
  for (const element of root.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) if (name.startsWith("on")) element.removeAttribute(name);
  }
}

/** Puts one script in the place of its dead twin and waits until it has run. */
function runScript(script: HTMLScriptElement): Promise<void> {
  const copy = copyScript(script);
  return new Promise((resolve, reject) => {
    if (copy.src === "") resolve();
    copy.addEventListener("load", () => resolve());
    copy.addEventListener("error", () => reject(new SnippetError("A script of the payment could not be loaded.")));
    script.replaceWith(copy);
  });
}

/**
 * Puts a provider's HTML into a container and runs its scripts, one after the other. What may run is decided by the
 * content security policy of the page. Rejects when a script cannot be loaded; stops when `signal` is aborted.
 */
export async function runSnippet(container: HTMLElement, html: string, signal: AbortSignal): Promise<void> {
  const template = document.createElement("template");
  template.innerHTML = html;
  dropHandlers(template.content);
  container.replaceChildren(template.content);
  for (const script of container.querySelectorAll("script")) {
    if (signal.aborted) return;
    await runScript(script);
  }
}
