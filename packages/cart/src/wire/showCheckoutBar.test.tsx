import { findMarked } from "@torg/ui/wire";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { GoToCheckoutBar } from "../react/go-to-checkout-bar/GoToCheckoutBar.tsx";
import { goToCheckoutMarks } from "./goToCheckoutMarks.ts";
import { showCheckoutBar } from "./showCheckoutBar.ts";

it("shows the link to the checkout while the cart holds something", () => {
  document.body.innerHTML = renderToString(
    <GoToCheckoutBar href="/kassa" label="Kassa" isShown={false}>
      Till kassan
    </GoToCheckoutBar>,
  );
  const bar = findMarked(document, goToCheckoutMarks.bar);
  showCheckoutBar({ totalAmount: 1 });
  expect(bar?.dataset["state"]).toBe("open");
  showCheckoutBar({ totalAmount: 0 });
  expect(bar?.dataset["state"]).toBe("closed");
});
