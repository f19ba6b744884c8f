import { lateOnIntent } from "@torg/ui";
import { Suspense, type ReactElement } from "react";
import { useLoginForm } from "./useLoginForm.ts";

const LoginForm = lateOnIntent(".torg-login-box", async () => (await import("./LoginForm.tsx")).LoginForm);

/**
 * The login whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. Its
 * bounds are there also for who is logged in, because the server draws them for everybody.
 */
export function LateLoginBox(): ReactElement {
  const props = useLoginForm();
  return <Suspense>{props === null ? null : <LoginForm {...props} />}</Suspense>;
}
