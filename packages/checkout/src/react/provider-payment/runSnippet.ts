/** Thrown when a script of a snippet cannot be loaded. */
export class SnippetError extends Error {}

/** Copies a script, because one inserted as HTML never runs. Nonces and event handlers are not copied. */
function copyScript(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes) {
    if (name !== "nonce" && !name.startsWith("on")) copy.setAttribute(name, value);
  }
  // Run in snippet order, not in order of arrival.
  copy.async = false;
  copy.textContent = script.textContent;
  return copy;
}

function dropHandlers(root: DocumentFragment): void {
  for (const element of root.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) if (name.startsWith("on")) element.removeAttribute(name);
  }
}

/** Replaces an inert script with a copy and waits until it has run. */
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
 * Puts a provider's HTML into a container and runs its scripts one after the other. The page's content security policy
 * decides what may run. Rejects when a script cannot be loaded; stops when `signal` is aborted.
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
