import { type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import type { Selectable } from "kysely";
import type { SessionTable } from "../database/tables/checkoutTables.ts";
import type { ShopFrame } from "./ShopFrame.ts";

/** The part of a session that affects the settings. */
type SettingsOfSession = Pick<Selectable<SessionTable>, "theme" | "test_settings">;

/** The settings for a session: with its theme, and overrides of the test control. */
export function settingsOf(frame: ShopFrame, session: SettingsOfSession | null): ShopSettings {
  if (session === null || (session.theme === null && session.test_settings === null)) return frame.settings;
  const theme = session.theme === null ? {} : { theme: session.theme };
  const { shopName } = frame.settings;
  const merged = shopSettingsSchema.safeParse({ shopName, ...frame.ownSettings, ...theme, ...session.test_settings });
  return merged.success ? merged.data : frame.settings;
}
