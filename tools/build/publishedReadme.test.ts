import { expect, it } from "vitest";
import { publishedReadme, type ReadmePlace } from "./publishedReadme.ts";

const unknown: ReadmePlace = {
  folder: "packages/cart",
  repository: null,
  carried: { "API.md": "docs/api/cart.md" },
};
const known: ReadmePlace = { ...unknown, repository: "https://code.example/torg" };

it("leads to what the package carries", () => {
  expect(publishedReadme("All: [docs/api/cart.md](../../docs/api/cart.md#cart).", known)).toBe(
    "All: [API.md](./API.md#cart).",
  );
});

it("leads to the repository for everything else", () => {
  expect(publishedReadme("[why](../../docs/theming.md#a-reset) and [kit](../ui)", known)).toBe(
    "[why](https://code.example/torg/blob/HEAD/docs/theming.md#a-reset) and [kit](https://code.example/torg/blob/HEAD/packages/ui)",
  );
});

it("tells the path where nobody knows the repository", () => {
  expect(publishedReadme("([why](../../docs/theming.md#a-reset)) [docs/a.md](../../docs/a.md)", unknown)).toBe(
    "(why (`docs/theming.md` in the repository)) `docs/a.md`",
  );
});

it("leaves links of the web and of the page itself alone", () => {
  const text = "[a](https://a.example/x) [b](#b) [c](mailto:c@a.example)";
  expect(publishedReadme(text, unknown)).toBe(text);
});
