import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { cookieConsentCall } from "../../contract/index.ts";
import { everything } from "../../domain/index.ts";
import { aConsentPage, consentCookiesOf } from "../../fixtures/index.ts";
import { createConsentState } from "../../state/index.ts";
import { ConsentProvider } from "../ConsentProvider.tsx";
import { FunctionalRequest } from "./FunctionalRequest.tsx";

function show(cookies: string) {
  const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }));
  const page = aConsentPage(cookies);
  const state = createConsentState({ client: createClient(createMock([told])), page, now: () => 17, version: 1 });
  render(
    <ConsentProvider state={state}>
      <FunctionalRequest>{(button) => <p>Förslag på orter {button}</p>}</FunctionalRequest>
    </ConsentProvider>,
  );
  return { told, page };
}

it("asks with the button that allows functional services and no others", async () => {
  const { told, page } = show("");
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(page.loaded).toHaveLength(1));
  expect(told.requests).toMatchObject([{ marketing: 0, functional: 1 }]);
});

it("asks nothing of who has allowed them", () => {
  show(consentCookiesOf(everything));
  expect(screen.queryByText(/Förslag/)).toBeNull();
});
