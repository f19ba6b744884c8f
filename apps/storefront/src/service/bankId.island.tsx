import { BankIdLoginPage, type BankIdPartProps } from "@torg/account";
import { collectBankIdCall } from "@torg/account/contract";
import { wireBankId } from "@torg/account/wire";
import type { Mount, PropsOf } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { shopClient } from "../awake/shopClient.ts";

/** A BankID login that waits for the app; without script its page is reloaded every few seconds. */
export const bankId = defineIsland({
  name: "bankId",
  view: BankIdLoginPage,
  asleep: (given: BankIdPartProps) => given,
  props: ({ login: { id, device } }) => ({ id, device }),
  wake: () => "visible",
});

/** Polls the login every second and updates the server's markup. It needs no React. */
export const mount: Mount = (element) => {
  const { id, device: first }: PropsOf<typeof bankId> = JSON.parse(element.dataset["props"] ?? "{}");
  const client = shopClient();
  wireBankId(element, {
    device: first,
    fetchStatus: (device) => client.send(collectBankIdCall, { login: id, device }),
    continueTo: (address) => window.location.assign(address),
    reload: () => window.location.reload(),
  });
};
