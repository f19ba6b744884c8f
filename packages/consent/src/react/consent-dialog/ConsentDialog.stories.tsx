import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { cookieConsentCall } from "../../contract/cookieConsentCall.ts";
import { aConsentPage } from "../../fixtures/aConsentPage.ts";
import { createConsentState, type ConsentState } from "../../state/createConsentState.ts";
import { BlockedContent } from "../blocked-content/BlockedContent.tsx";
import { ConsentProvider } from "../ConsentProvider.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { ConsentLink } from "./ConsentLink.tsx";

function stateOf(cookies: string, delay = 0): ConsentState {
  const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }), { delay });
  const client = createClient(createMock([told]));
  return createConsentState({ client, page: aConsentPage(cookies), now: () => 1_718_000_000_000, version: 1 });
}

function settings(): ConsentState {
  const state = stateOf("");
  state.showSettings();
  return state;
}

const meta = {
  title: "Consent/ConsentDialog",
  component: ConsentProvider,
  args: { state: stateOf(""), children: <ConsentDialog /> },
} satisfies Meta<typeof ConsentProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Accepting and declining are side by side with the same emphasis, and nothing else closes the dialog. */
export const FirstVisit: Story = {};
/** A choice for each purpose, with what it is for; the necessary one cannot be turned off. */
export const Settings: Story = { args: { state: settings() } };
export const ByKeyboard: Story = {
  args: {
    state: stateOf("required=1"),
    children: (
      <>
        <ConsentLink />
        <ConsentDialog />
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await canvas.findByRole("dialog", { name: "Integritetsinställningar" });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    const functional = canvas.getByRole("checkbox", { name: "Funktionella tjänster från tredje part" });
    for (let step = 0; step < 8 && document.activeElement !== functional; step += 1) await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.state.getState().choice.functional).toBe(false);
    canvas.getByRole("button", { name: "Stäng" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Integritet" })).toHaveFocus();
  },
};
/** In place of the film: which host it would come from, what that host learns, and a button that allows it. */
export const Blocked: Story = {
  args: {
    state: stateOf("required=1"),
    children: <BlockedContent provider="filmer.example">Filmen</BlockedContent>,
  },
};
/** The choice is being sent to the server; it cannot be sent twice. */
export const Saving: Story = {
  args: { state: stateOf("", 3_600_000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Endast nödvändiga" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Endast nödvändiga" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};
/** The source is not known: a sentence and the button, without a name that would be a guess. */
export const BlockedWithoutProvider: Story = {
  args: { state: stateOf("required=1"), children: <BlockedContent>Filmen</BlockedContent> },
};
/** The content itself, without notice or button. */
export const Allowed: Story = {
  args: {
    state: stateOf("required=1; functional_third_party=1"),
    children: <BlockedContent provider="filmer.example">Filmen</BlockedContent>,
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
