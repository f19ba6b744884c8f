import { cleanup, render } from "@testing-library/react";
import axe from "axe-core";
import { createRef, type ReactElement, type RefObject } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";

/** Props passed to every component in the conformance test. */
export interface GivenProps<T extends Element> {
  readonly className: string;
  readonly "data-extra": string;
  readonly ref: RefObject<T | null>;
}

/** Where a component applies the props it receives. */
export interface Conformance<T extends Element> {
  /** Renders the component with these props spread over it. */
  readonly part: (props: GivenProps<T>) => ReactElement;
  /** Class of the root. */
  readonly root: string;
  /** Selector of the element that gets `ref` and other props; default: the root. */
  readonly target?: string;
  /** Rendered at the end of the page, and only in a browser: dialogs and other overlays. */
  readonly floats?: boolean;
}

const rules = { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } };

/**
 * Checks what every component guarantees: its own and the given class on the root, `ref` and other props where its
 * docblock says, server rendering, and no axe violations. Colours are checked in the stories, which have a real screen.
 */
export function describeConformance<T extends Element>(
  name: string,
  { part, root, target, floats = false }: Conformance<T>,
): void {
  const setUp = (): { readonly ref: RefObject<T | null>; readonly container: HTMLElement } => {
    const ref = createRef<T>();
    const { container } = render(part({ className: "given", "data-extra": "yes", ref }));
    return { ref, container };
  };

  describe(`${name} as a part of the kit`, () => {
    afterEach(cleanup);

    it("has its own class and the given one on its root", () => {
      const { container } = setUp();
      const found = floats ? document.querySelector(`.${root}`) : container.firstElementChild;
      expect([...(found?.classList ?? [])]).toEqual(expect.arrayContaining([root, "given"]));
    });

    it("hands on its ref and other props", () => {
      const { ref } = setUp();
      const reached = document.querySelector(target ?? `.${root}`);
      expect(reached).not.toBeNull();
      expect(ref.current).toBe(reached);
      expect(reached?.getAttribute("data-extra")).toBe("yes");
    });

    it(floats ? "leaves the HTML of a server alone" : "renders the same HTML on a server", () => {
      const html = renderToString(part({ className: "given", "data-extra": "yes", ref: createRef<T>() }));
      if (floats) {
        expect(html).not.toContain(`class="${root}`);
        return;
      }
      expect(html).toContain(root);
      expect(html).toContain('data-extra="yes"');
    });

    it("has nothing that axe finds", async () => {
      const { container } = setUp();
      const { violations } = await axe.run(floats ? document.body : container, rules);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(", ")}`)).toEqual([]);
    });
  });
}
