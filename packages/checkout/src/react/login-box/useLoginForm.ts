import { accountPaths } from "@torg/account/contract";
import { flashMessage } from "../../domain/checkoutFlash.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";
import type { LoginFormProps } from "./LoginForm.tsx";

/** The props of the login form; null for logged-in customers. */
export function useLoginForm(): LoginFormProps | null {
  const { state, texts, addresses } = useCheckoutContext();
  const isGuest = useCheckout((snapshot) => snapshot.data.user === null);
  const login = useCheckout((snapshot) => snapshot.login);
  const earlier = useFlash((flash) => flashMessage(flash, "login"));
  const action = addresses.backend(accountPaths.logIn);
  return isGuest ? { state, texts, addresses, action, login, earlier } : null;
}
