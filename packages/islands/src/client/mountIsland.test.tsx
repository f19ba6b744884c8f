import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { mountIsland } from "./mountIsland.tsx";

function Facet() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={isOpen} onChange={() => setIsOpen(!isOpen)} />
      Energiklass{isOpen ? ": öppen" : ": stängd"}
    </label>
  );
}

it("hydrates words with the server's soft hyphens without a mismatch", async () => {
  const spoken = vi.spyOn(console, "error");
  const drawn = renderToString(<Facet />);
  const island = document.createElement("div");
  document.body.append(island);
  island.innerHTML = drawn.replace(
    "Energiklass ",
    "<torg-soft data-words>Ener<torg-soft></torg-soft>gi<torg-soft></torg-soft>klass</torg-soft>",
  );
  const label = island.querySelector("label");
  await act(async () => {
    void mountIsland(island, <Facet />);
  });
  expect(island.textContent).toBe("Energiklass: stängd");
  expect(island.querySelector("label")).toBe(label);
  await act(async () => screen.getByLabelText<HTMLInputElement>(/Energiklass/).click());
  expect(label?.textContent).toBe("Energiklass: öppen");
  expect(spoken).not.toHaveBeenCalled();
});
