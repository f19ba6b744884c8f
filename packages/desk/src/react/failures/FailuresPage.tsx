import { Button, ColumnPage, Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages, pathOfItem, pathOfOrder } from "../../contract/deskPaths.ts";
import {
  type DeskFailures,
  type FailedJob,
  type FailedWebhook,
  hasNoFailures,
  type StuckMoney,
} from "../../domain/deskFailures.ts";
import { roleAllows, type OperatorRole } from "../../domain/operatorRole.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "../frame/DeskForm.tsx";

/** Props of FailuresPage. */
export interface FailuresPageProps {
  readonly failures: DeskFailures;
  /** The operator's role: a seller sees failures, an administrator handles them. */
  readonly operatorRole: OperatorRole;
}

interface ActProps {
  /** The path that it is sent to. */
  readonly path: string;
  readonly label: string;
  /** Its subject, for screen reader users who go from button to button. */
  readonly subject: string;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

function Act({ path, label, subject, isQuiet = false, children }: ActProps): ReactElement {
  const { texts } = useDeskContext();
  return (
    <DeskForm path={path} returnTo={deskPages.failures} isButton>
      {children}
      <Button type="submit" variant={isQuiet ? "quiet" : "secondary"} aria-label={texts.failures.about(label, subject)}>
        {label}
      </Button>
    </DeskForm>
  );
}

function JobRow({ job, operatorRole }: { readonly job: FailedJob; readonly operatorRole: OperatorRole }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const failuresTexts = texts.failures;
  const { id, what, order, problem, at, isRepeatable } = job;
  const subject = [what, ...(order === null ? [] : [failuresTexts.order(order)])].join(", ");
  return (
    <li className="torg-desk-failure">
      <h3>{what.slice(0, 1).toLocaleUpperCase("sv") + what.slice(1)}</h3>
      {order !== null && (
        <p>
          <a className="torg-desk-link" href={addresses.page(deskPages.order(order))}>
            {failuresTexts.order(order)}
          </a>
        </p>
      )}
      {problem !== "" && <p>{failuresTexts.problem(problem)}</p>}
      <p className="torg-desk-failure__when">{texts.moment(at)}</p>
      <div className="torg-desk-failure__acts">
        {isRepeatable && roleAllows(operatorRole, "retry-job") && (
          <Act path={pathOfItem("retryJob", String(id))} label={failuresTexts.retry} subject={subject} />
        )}
        {roleAllows(operatorRole, "end-job") && (
          <Act path={pathOfItem("endJob", String(id))} label={failuresTexts.done} subject={subject} isQuiet />
        )}
      </div>
    </li>
  );
}

function MoneyRow({ money }: { readonly money: StuckMoney }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const failuresTexts = texts.failures;
  const { order, move, amountOre, tries, problem } = money;
  const description = texts.money.moves[move](texts.price(amountOre));
  return (
    <li className="torg-desk-failure">
      <h3>{description}</h3>
      <p>
        <a className="torg-desk-link" href={addresses.page(deskPages.order(order))}>
          {failuresTexts.order(order)}
        </a>
      </p>
      <p>{problem === "" ? texts.money.soon : texts.money.failed(tries, problem)}</p>
      <div className="torg-desk-failure__acts">
        <Act
          path={pathOfOrder("retryMoney", order)}
          label={failuresTexts.retry}
          subject={`${description}, ${failuresTexts.order(order)}`}
        />
      </div>
    </li>
  );
}

function WebhookRow({
  webhook,
  operatorRole,
}: {
  readonly webhook: FailedWebhook;
  readonly operatorRole: OperatorRole;
}): ReactElement {
  const { texts } = useDeskContext();
  const failuresTexts = texts.failures;
  const { id, type, endpoint, at, tries, problem, isRepeatable } = webhook;
  return (
    <li className="torg-desk-failure">
      <h3>{type}</h3>
      <p>{failuresTexts.to(endpoint, tries)}</p>
      <p>{isRepeatable ? failuresTexts.problem(problem) : failuresTexts.gone}</p>
      <p className="torg-desk-failure__when">
        {texts.moment(at)} · {id}
      </p>
      {isRepeatable && roleAllows(operatorRole, "replay-webhook") && (
        <div className="torg-desk-failure__acts">
          <Act path={pathOfItem("replayWebhook", id)} label={failuresTexts.replay} subject={`${type}, ${endpoint}`}>
            <input type="hidden" name={deskFields.endpoint} value={endpoint} />
          </Act>
        </div>
      )}
    </li>
  );
}

/** Everything that has failed: jobs given up, money that could not be moved, and webhooks that were not accepted. */
export function FailuresPage({ failures, operatorRole }: FailuresPageProps): ReactElement {
  const failuresTexts = useDeskContext().texts.failures;
  const { jobs, money, webhooks } = failures;
  const isHelpless = jobs.length + webhooks.length > 0 && !roleAllows(operatorRole, "retry-job");
  return (
    <ColumnPage width="full" heading={failuresTexts.heading}>
      {hasNoFailures(failures) && <p>{failuresTexts.none}</p>}
      {isHelpless && <p>{failuresTexts.administrators}</p>}
      {money.length > 0 && (
        <Section id="money" heading={failuresTexts.money}>
          <ul className="torg-desk-failures">
            {money.map((failure) => (
              <MoneyRow key={failure.order} money={failure} />
            ))}
          </ul>
        </Section>
      )}
      {jobs.length > 0 && (
        <Section id="jobs" heading={failuresTexts.jobs}>
          <p>{failuresTexts.jobsLead}</p>
          <ul className="torg-desk-failures">
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} operatorRole={operatorRole} />
            ))}
          </ul>
        </Section>
      )}
      {webhooks.length > 0 && (
        <Section id="webhooks" heading={failuresTexts.webhooks}>
          <p>{failuresTexts.webhooksLead}</p>
          <ul className="torg-desk-failures">
            {webhooks.map((webhook) => (
              <WebhookRow key={`${webhook.id} ${webhook.endpoint}`} webhook={webhook} operatorRole={operatorRole} />
            ))}
          </ul>
        </Section>
      )}
    </ColumnPage>
  );
}
