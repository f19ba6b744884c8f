import type { Client } from "@torg/http";
import { CallError, toWire } from "@torg/http";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listingCall } from "../../contract/listingCall.ts";
import { aFilters, aListingResponse } from "../../fixtures/aFilters.ts";
import { createListingState } from "../../state/createListingState.ts";
import { useCatchUp } from "./useCatchUp.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A listing that is behind, whose next calls fail as often as given; counts the calls. */
async function aListingBehind(failures: number) {
  let sent = -1;
  const client: Client = {
    send(call) {
      sent += 1;
      if (sent <= failures) throw new CallError("down", { status: 0, serverMessage: null, data: null });
      return Promise.resolve(call.response.parse(toWire(listingCall.response, aListingResponse())));
    },
  };
  const state = createListingState({ client, filters: aFilters(), listingType: "category" });
  await state.toggle("brands", "2");
  return { state, sent: () => sent };
}

it("requests a lost choice again when the browser is online, and once more when the first attempt is too early", async () => {
  const { state, sent } = await aListingBehind(1);
  const { rerender } = renderHook(({ isOnline }) => useCatchUp(state, isOnline), { initialProps: { isOnline: false } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toBe(0);
  rerender({ isOnline: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.getState().isBehind).toBe(false);
  expect(sent()).toBe(2);
});

it("gives up after four attempts, and when the browser goes offline again", async () => {
  const { state, sent } = await aListingBehind(9);
  const { rerender } = renderHook(({ isOnline }) => useCatchUp(state, isOnline), { initialProps: { isOnline: true } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toBe(4);
  rerender({ isOnline: false });
  rerender({ isOnline: true });
  rerender({ isOnline: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toBe(5);
});
