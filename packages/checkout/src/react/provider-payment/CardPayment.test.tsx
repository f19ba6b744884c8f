import { aCart, cartReplies } from "@torg/cart/fixtures";
import { createCartState } from "@torg/cart/state";
import { shopAddresses } from "@torg/format/addresses";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aCheckout, checkoutReplies } from "../../fixtures/index.ts";
import { createCheckoutState } from "../../state/createCheckoutState.ts";
import { checkoutTexts, laterCheckoutTexts } from "../../texts/index.ts";
import { CardPayment } from "./CardPayment.tsx";

function open(isDisabled: boolean) {
  const data = aCheckout({ customerType: "private", includesVat: true, handler: "card", redirectUrl: "/betala" });
  const mock = createMock([...checkoutReplies(data), ...cartReplies(aCart())]);
  const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
  const state = createCheckoutState({ client, initial: data, redirect: () => undefined });
  const cart = createCartState({ client, initial: aCart() });
  const pay = vi.spyOn(state, "payElsewhere").mockResolvedValue(true);
  render(
    <fieldset disabled={isDisabled}>
      <CardPayment
        {...{ state, cart, data }}
        isEnabled={!isDisabled}
        texts={checkoutTexts}
        provider={laterCheckoutTexts.provider}
        addresses={shopAddresses}
        shown=""
        review={null}
      />
    </fieldset>,
  );
  const button = screen.getByRole("button", { name: "Vidare till kortbetalning" });
  const around = button.parentElement;
  if (around === null) throw new Error("The button stands nowhere.");
  return { pay, button, around };
}

it("opens the card page when the button is pressed, and not on a press beside it or on its text", () => {
  const { pay, button, around } = open(false);
  fireEvent.click(around);
  fireEvent.click(screen.getByText(/^Du betalar på kortbetaltjänstens sida/));
  expect(pay).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(pay).toHaveBeenCalledOnce();
});

it("reacts to a press of the disabled button, but not to one of the link beside it", () => {
  const { pay, around } = open(true);
  fireEvent.click(screen.getByRole("link", { name: checkoutTexts.terms }));
  expect(pay).not.toHaveBeenCalled();
  fireEvent.click(around);
  expect(pay).toHaveBeenCalledOnce();
});
