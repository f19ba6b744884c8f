import { useId, useState } from "react";
import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { defineIsland } from "../client/defineIsland.ts";
import { Island } from "./Island.tsx";
import { IslandMapScript } from "./IslandMapScript.tsx";

interface CounterProps {
  readonly name: string;
}

function Counter({ name }: CounterProps) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

it("hydrates in the browser to exactly what the server rendered, ids included", async () => {
  const props = { name: `"quotes" & <tags> 'here'` };
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = renderToString(
    <main>
      <p>{[1, 2].map((part) => part)}</p>
      <Island name="counter" id="counter-7" props={props}>
        <Counter {...props} />
      </Island>
    </main>,
  );
  const button = screen.getByRole("button");
  const island = document.getElementById("counter-7");
  if (!island) throw new Error("no island");

  await act(async () => {
    void defineIsland((given: CounterProps) => <Counter {...given} />).mount(island);
  });
  act(() => button.click());

  expect(screen.getByRole("button")).toBe(button);
  expect(button.textContent).toBe(`${props.name}: 1`);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it("writes the props once, as one attribute", () => {
  const html = renderToString(
    <Island name="buy" props={{ id: 7 }} wake="visible">
      <b>Buy</b>
    </Island>,
  );
  expect(html).toBe(
    `<div id="buy" data-island="buy" data-props="{&quot;id&quot;:7}" data-wake="visible"><b>Buy</b></div>`,
  );
});

it("keeps an address from ending the block of data", () => {
  const html = renderToString(<IslandMapScript map={{ x: ["</script><script>alert(1)</script>"] }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
