import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { cookieConsentCall } from "../../contract/cookieConsentCall.ts";
import { fullConsent } from "../../domain/consent.ts";
import { aConsentPage } from "../../fixtures/aConsentPage.ts";
import { consentCookiesOf } from "../../fixtures/consentCookiesOf.ts";
import { createConsentState } from "../../state/createConsentState.ts";
import { ConsentProvider } from "../ConsentProvider.tsx";
import { FunctionalRequest } from "./FunctionalRequest.tsx";

const within = (cookies: string, delay = 0): NonNullable<Story["decorators"]> => {
  const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }), { delay });
  const client = createClient(createMock([told]));
  const state = createConsentState({ client, page: aConsentPage(cookies), now: () => 17, version: 1 });
  return (Part) => <ConsentProvider state={state}>{Part()}</ConsentProvider>;
};

const meta = {
  title: "Consent/FunctionalRequest",
  component: FunctionalRequest,
  args: {
    children: (button) => (
      <>
        <p>Sökfältet kan föreslå orter, om du tillåter det.</p>
        {button}
      </>
    ),
  },
} satisfies Meta<typeof FunctionalRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the visitor would get, with the button that allows it; nothing is fetched before that. */
export const Asking: Story = { decorators: within("") };
/** Renders nothing once it is allowed. */
export const Allowed: Story = { decorators: within(consentCookiesOf(fullConsent)) };
/** The consent is being saved: the button is busy. */
export const Saving: Story = {
  decorators: within("", 600_000),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true"));
  },
};

export const RightToLeft: Story = { decorators: within(""), globals: { direction: "rtl" } };
