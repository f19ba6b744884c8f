import type { ReactElement } from "react";
import { LoginForm } from "./LoginForm.tsx";
import { useLoginForm } from "./useLoginForm.ts";

/** Login for members, closed at first; nothing for logged-in customers. */
export function LoginBox(): ReactElement | null {
  const props = useLoginForm();
  return props === null ? null : <LoginForm {...props} />;
}
