import { firstPaint } from "@torg/islands/runtime";
import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/**
 * Runs the scripts of the document's template, in their order, once the whole document has been painted: in the head
 * they would be loaded and run before the first paint, which needs none of them. Presses until then are held
 * (`captureEarlyPresses`).
 */
export function runPageScripts(): void {
  const run = async (): Promise<void> => {
    await firstPaint();
    const template = findMarked(document, pageMarks.scripts);
    if (!(template instanceof HTMLTemplateElement)) return;
    const scripts = document.importNode(template.content, true);
    // Scripts that are inserted by script run in any order unless they are told not to.
    for (const script of scripts.children) if (script instanceof HTMLScriptElement) script.async = false;
    template.replaceWith(scripts);
  };
  document.addEventListener("readystatechange", () => void run(), { once: true });
}
