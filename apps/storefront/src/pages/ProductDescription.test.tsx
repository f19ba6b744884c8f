import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProductDescription } from "./ProductDescription.tsx";

it("shows plain text in its paragraphs, signs and all", () => {
  const { container } = render(<ProductDescription text={"Under 5 < 6 dB & tyst.\n\nTvå års garanti."} />);
  expect([...container.querySelectorAll("p")].map((paragraph) => paragraph.textContent)).toEqual([
    "Under 5 < 6 dB & tyst.",
    "Två års garanti.",
  ]);
});

it("shows the HTML of a feed without anything that could do harm", () => {
  const text = `<p onclick="x()">Mjuk<br/>jacka</p><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const { container } = render(<ProductDescription text={text} />);
  expect(container.querySelector("p")?.textContent).toBe("Mjukjacka");
  expect(container.querySelector("script, img, [onclick]")).toBeNull();
});
