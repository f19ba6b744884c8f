import { later } from "@torg/islands";
import { Suspense, type ReactElement } from "react";
import { useCheckout } from "../CheckoutProvider.tsx";
import { useLoginForm } from "./useLoginForm.ts";

// What it is drawn from is asked for inside: other props would draw anew what the server has drawn.
const LoginBox = later(
  async () => {
    const { LoginForm } = await import("./LoginForm.tsx");
    return () => {
      const props = useLoginForm();
      return props === null ? null : <LoginForm {...props} />;
    };
  },
  { drawnAs: ".torg-login-box" },
);

/**
 * The login whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. Its
 * bounds are there also for who is logged in, because the server draws them for everybody.
 */
export function LateLoginBox(): ReactElement {
  const isGuest = useCheckout(({ data }) => data.user === null);
  return isGuest ? <LoginBox /> : <Suspense>{null}</Suspense>;
}
