import { useId, useState } from "react";
import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, expectTypeOf, it, vi } from "vitest";
import { hydrateView } from "../client/hydrateView.ts";
import type { PropsOf } from "../page/IslandType.ts";
import { defineIsland } from "./defineIsland.tsx";
import { IslandMapScript } from "./IslandMapScript.tsx";

interface CounterProps {
  readonly name: string;
  readonly start: number;
}

function Counter({ name, start }: CounterProps) {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

const counter = defineIsland({
  name: "counter",
  view: Counter,
  asleep: ({ name }: { readonly name: string }) => ({ name, start: 0 }),
  props: ({ name }) => ({ name }),
  id: ({ name }) => `counter-${name.length}`,
});

const mountCounter = hydrateView<typeof counter>(Counter, ({ name }) => ({ name, start: 0 }));

it("hydrates in the browser to exactly what the server rendered, ids included", async () => {
  const name = `"quotes" & <tags> 'here'`;
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = renderToString(
    <main>
      <p>{[1, 2].map((part) => part)}</p>
      <counter.Place name={name} />
    </main>,
  );
  const button = screen.getByRole("button");
  const island = document.getElementById(`counter-${name.length}`);
  if (!island) throw new Error("no island");

  await act(async () => {
    void mountCounter(island, () => null);
  });
  act(() => button.click());

  expect(screen.getByRole("button")).toBe(button);
  expect(button.textContent).toBe(`${name}: 1`);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it("writes the transferred props once, as one attribute, and nothing where there are none", () => {
  const plan = {
    name: "buy",
    view: () => <b>Buy</b>,
    asleep: () => ({}),
  } as const;
  const travelling = defineIsland({ ...plan, props: () => ({ id: 7 }), wake: () => "visible" });
  const silent = defineIsland({ ...plan, styles: () => "/buy.css", isLate: true });
  expect(renderToString(<travelling.Place />)).toBe(
    `<div id="buy" data-island="buy" data-props="{&quot;id&quot;:7}" data-wake="visible"><b>Buy</b></div>`,
  );
  expect(renderToString(<silent.Place />)).toBe(
    `<div id="buy" data-island="buy" data-late="" data-styles="/buy.css"><b>Buy</b></div>`,
  );
});

it("holds the awake side to the definition", () => {
  expectTypeOf<PropsOf<typeof counter>>().toEqualTypeOf<{ name: string }>();
  // @ts-expect-error -- the props of the view are incomplete
  hydrateView<typeof counter>(Counter, ({ name }) => ({ name }));
  // @ts-expect-error -- the place must be given its props
  expect(() => renderToString(<counter.Place />)).toThrow("undefined");
});

it("keeps an address from closing the data block", () => {
  const html = renderToString(<IslandMapScript map={{ x: ["</script><script>alert(1)</script>"] }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
