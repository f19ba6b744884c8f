import { formatDate } from "@torg/format";

/** The words of a campaign, which the server draws and whose countdown only changes numbers. */
export const campaignTexts = {
  /** `Gäller till 31 januari 2027 kl. 23:59`, as it is in Sweden. */
  until: (end: string): string => `Gäller till ${formatDate(end)} kl. ${formatDate(end, "time")}`,
  countdown: {
    label: "Tid kvar av kampanjen",
    days: "Dagar",
    hours: "Timmar",
    minutes: "Minuter",
    seconds: "Sekunder",
    hide: "Dölj nedräkning",
    show: "Visa nedräkning",
    ended: "Kampanjen är slut",
  },
} as const;
