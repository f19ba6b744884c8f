import type { WebhookCommand } from "./readWebhookArguments.ts";
import { enableEndpoint, listEndpoints, listFailed, replay, showMessage } from "./webhookQueries.ts";
import { rotateSecret, type SecretContext, secretsOf } from "./webhookSecrets.ts";

/** The most failed messages that a command lists. */
const maxFailed = 1000;

async function needEndpoint({ db }: SecretContext, name: string): Promise<void> {
  const found = (await listEndpoints(db)).find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`shop.json names no receiver "${name}".`);
}

/** Runs a command about webhooks and gives its output. Rejects with the reason in words. */
export async function runWebhookCommand(context: SecretContext, command: WebhookCommand): Promise<unknown> {
  const { db } = context;
  switch (command.task) {
    case "list":
      return listEndpoints(db);
    case "show": {
      const message = await showMessage(db, command.messageId);
      if (message === null) throw new Error("There is no such message; messages are kept for 30 days.");
      return message;
    }
    case "failed": {
      const failed = await listFailed(db, { limit: maxFailed, endpoint: command.endpoint });
      return failed.map(({ cursor: _cursor, ...rest }) => rest);
    }
    case "replay":
      return { sent: await replay(db, command.replay) };
    case "secret": {
      await needEndpoint(context, command.endpoint);
      if (command.isRotated) await rotateSecret(context, command.endpoint);
      return { endpoint: command.endpoint, secrets: await secretsOf(context, command.endpoint) };
    }
    case "enable": {
      await needEndpoint(context, command.endpoint);
      await enableEndpoint(db, command.endpoint);
      return (await listEndpoints(db)).find(({ name }) => name === command.endpoint);
    }
  }
}
