import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { RadioCard } from "./RadioCard.tsx";
import { RadioCardGroup } from "./RadioCardGroup.tsx";

const descriptionOf = (radio: HTMLElement): string =>
  (radio.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("|");

describe("RadioCard", () => {
  it("is named by its title and its price", () => {
    render(<RadioCard name="frakt" title="Paketskåp" price="49 kr" />);
    expect(screen.getByRole("radio", { name: "Paketskåp 49 kr" })).toBeTruthy();
  });

  it("is named by its title alone while it has no price", () => {
    render(<RadioCard name="frakt" title="Paketskåp" />);
    const radio = screen.getByRole("radio", { name: "Paketskåp" });
    expect(radio.hasAttribute("aria-describedby")).toBe(false);
  });

  it("is described by the reason why it is unavailable, with its bubbles, and its description", () => {
    render(
      <RadioCard
        name="frakt"
        title="Ombud"
        unavailable="ej tillgängligt"
        description="Ica Kvantum"
        bubbles={["2–4 vardagar"]}
      />,
    );
    const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Ombud" });
    expect(descriptionOf(radio)).toBe("ej tillgängligt · 2–4 vardagar|Ica Kvantum");
    expect(radio.disabled).toBe(true);
  });

  it("does nothing when it is pressed while it is unavailable", async () => {
    const onChange = vi.fn<() => void>();
    render(<RadioCard name="frakt" title="Ombud" unavailable="ej tillgängligt" onChange={onChange} />);
    await userEvent.setup().click(screen.getByText("Ombud"));
    expect(onChange).not.toHaveBeenCalled();
  });

  it("keeps its own controls out of its label", async () => {
    const onChange = vi.fn<() => void>();
    render(
      <RadioCard name="frakt" title="Ombud" onChange={onChange}>
        <button type="button">Läs mer</button>
      </RadioCard>,
    );
    await userEvent.setup().click(screen.getByRole("button", { name: "Läs mer" }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("button").closest("label")).toBeNull();
  });

  it("shows its image as decoration with its size", () => {
    const { container } = render(
      <RadioCard name="betalning" title="Swish" image={{ src: "/swish.svg", width: 72, height: 28 }} />,
    );
    const image = container.querySelector("img");
    expect([image?.alt, image?.width, image?.height]).toEqual(["", 72, 28]);
  });
});

describe("RadioCardGroup", () => {
  it("is named by its legend even when a heading above says the same", () => {
    render(
      <RadioCardGroup legend="Välj fraktsätt" legendHidden>
        <RadioCard name="frakt" title="Ombud" />
      </RadioCardGroup>,
    );
    expect(screen.getByRole("group", { name: "Välj fraktsätt" })).toBeTruthy();
  });

  it("is described by its error before its hint", () => {
    render(
      <RadioCardGroup legend="Välj fraktsätt" hint="Inga avgifter" error="Välj ett fraktsätt.">
        <RadioCard name="frakt" title="Ombud" />
      </RadioCardGroup>,
    );
    expect(descriptionOf(screen.getByRole("group"))).toBe("Välj ett fraktsätt.|Inga avgifter");
  });
});
