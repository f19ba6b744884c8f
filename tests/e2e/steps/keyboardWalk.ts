import type { CDPSession, Page } from "playwright-core";
import * as z from "zod/mini";

/** A control as a screen reader presents it. */
export interface FocusedControl {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Whether any of it is inside the window. */
  readonly isInSight: boolean;
  /** From the accessibility tree: checked, required, invalid, expanded, disabled, as texts. */
  readonly traits: Readonly<Record<string, string>>;
}

/** A visitor who uses only a keyboard and a screen reader. */
export interface KeyboardWalk {
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly focused: () => Promise<FocusedControl>;
  /** Presses Tab until a control with this role and name has the focus, and gives it. */
  readonly tabTo: (role: string, name: RegExp) => Promise<FocusedControl>;
  /** Every control that got the focus by Tab on the way. */
  readonly visited: readonly FocusedControl[];
  /** Resolves when a live region has announced this; earlier announcements count if not yet waited for. */
  readonly hears: (text: RegExp) => Promise<void>;
}

const valueSchema = z.optional(z.looseObject({ value: z.optional(z.union([z.string(), z.number(), z.boolean()])) }));
const treeSchema = z.object({
  nodes: z.array(
    z.object({
      role: valueSchema,
      name: valueSchema,
      description: valueSchema,
      properties: z.optional(z.array(z.object({ name: z.string(), value: valueSchema }))),
    }),
  ),
});

const textOf = (value: z.infer<typeof valueSchema>): string => String(value?.value ?? "");

// The page scrolls smoothly to the focus, so wait until it stands still.
const isInSight = `(async () => {
  const place = () => document.activeElement.getBoundingClientRect();
  const isSeen = ({ top, bottom, left, right }) =>
    bottom > 0 && top < innerHeight && left > -2 && right < innerWidth + 2;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0, last = place().top; still < 6 && !isSeen(place()); last = place().top) {
    await nextFrame();
    still = place().top === last ? still + 1 : 0;
  }
  return isSeen(place());
})()`;

async function readFocused(page: Page, session: CDPSession): Promise<FocusedControl> {
  const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { objectId } = result;
  if (objectId === undefined) throw new Error("The page has no document to focus anything in.");
  const tree = treeSchema.parse(
    await session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false }),
  );
  const [node] = tree.nodes;
  const traits = (node?.properties ?? []).map(({ name, value }) => [name, textOf(value)] as const);
  return {
    role: textOf(node?.role),
    name: textOf(node?.name),
    description: textOf(node?.description),
    isInSight: (await page.evaluate(isInSight)) === true,
    traits: Object.fromEntries(traits),
  };
}

/** Reports announcements: the text of a live region whenever it changes and is not empty. */
const listen = `(() => {
  const regions = "[role=alert],[role=status],[role=log],output,[aria-live]:not([aria-live=off])";
  const said = new WeakMap();
  const tell = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const found = [element?.closest(regions), ...(element?.querySelectorAll?.(regions) ?? [])];
    for (const region of found) {
      if (!region) continue;
      const text = region.textContent.replace(/\\s+/g, " ").trim();
      if (said.get(region) === text) continue;
      said.set(region, text);
      if (text !== "") window.announced(text);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) { tell(target); addedNodes.forEach(tell); }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** The most Tab presses on the way to one control. */
const patience = 80;

/** Prepares a keyboard-only visitor for a page that has not been opened yet. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  const session = await page.context().newCDPSession(page);
  const announced: string[] = [];
  const visited: FocusedControl[] = [];
  await page.exposeFunction("announced", (text: string) => void announced.push(text));
  await page.addInitScript({ content: listen });

  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    visited,
    focused: () => readFocused(page, session),
    press,
    type: (text) => page.keyboard.type(text),
    async tabTo(role, name) {
      const passed: string[] = [];
      while (passed.length < patience) {
        await press("Tab");
        const control = await readFocused(page, session);
        visited.push(control);
        if (control.role === role && name.test(control.name)) return control;
        passed.push(`${control.role} ${control.name}`);
      }
      throw new Error(`Tab never came to ${role} ${name.source}, but to: ${passed.join(", ")}`);
    },
    async hears(text) {
      const deadline = Date.now() + 15_000;
      for (;;) {
        const index = announced.findIndex((one) => text.test(one));
        if (index >= 0) return void announced.splice(0, index + 1);
        if (Date.now() > deadline) throw new Error(`Nobody said ${text.source}, but: ${announced.join(" | ")}`);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))).catch(() => null);
      }
    },
  };
}
