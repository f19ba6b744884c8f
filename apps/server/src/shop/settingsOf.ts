import { type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import type { Session } from "../sessions/Session.ts";
import type { ShopFrame } from "./createShopFrame.ts";

/** The settings as one session has them: its theme, and what the test control has put in their place. */
export function settingsOf(frame: ShopFrame, session: Session | null): ShopSettings {
  if (session === null || (session.theme === null && session.test_settings === null)) return frame.settings;
  const theme = session.theme === null ? {} : { theme: session.theme };
  const merged = shopSettingsSchema.safeParse({ ...frame.ownSettings, ...theme, ...session.test_settings });
  return merged.success ? merged.data : frame.settings;
}
