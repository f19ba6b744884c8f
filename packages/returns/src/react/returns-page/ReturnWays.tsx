import type { ReactElement } from "react";
import { returnFormAddress } from "../../contract/returnFormAddress.ts";
import { startWithdrawalCall } from "../../contract/withdrawalCalls.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";

/** Withdrawal, complaint and voluntary return: three different rights, and what each of them means. */
export function ReturnWays(): ReactElement {
  const { withdraw, complain, giveBack } = useReturnsTexts().ways;
  const { backend, returns } = useReturnsAddresses();
  const form = returnFormAddress(returns);
  return (
    <ul className="torg-return-ways">
      <li>
        <h2>{withdraw.heading}</h2>
        <p>{withdraw.text}</p>
        <a href={backend(startWithdrawalCall.path)}>{withdraw.link}</a>
      </li>
      <li>
        <h2>{complain.heading}</h2>
        <p>{complain.text}</p>
        <a href={form}>{complain.link}</a>
      </li>
      <li>
        <h2>{giveBack.heading}</h2>
        <p>{giveBack.text}</p>
        <a href={form}>{giveBack.link}</a>
      </li>
    </ul>
  );
}
