const count = (number: number, one: string, other: string): string => (number === 1 ? one : `${number} ${other}`);

/** Formats a waiting time: `30 sekunder`, `2 minuter`, `en kvart`, `en timme`. */
export function waitTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return count(seconds, "en sekund", "sekunder");
  if (minutes === 15) return "en kvart";
  if (minutes < 60) return count(minutes, "en minut", "minuter");
  return count(Math.ceil(minutes / 60), "en timme", "timmar");
}

/** Texts shown when a rate limit is reached, with the time to wait. */
export const limitTexts = {
  login: (time: string) => `För många försök. Vänta ${time} och försök igen.`,
  desk: (time: string) => `För många försök. Vänta ${time} och försök igen.`,
  bankid: (time: string) => `För många försök med BankID. Vänta ${time} och försök igen.`,
  api: (time: string) => `Det gick för fort. Vänta ${time} och försök igen.`,
  code: (time: string) => `För många koder som inte gäller. Vänta ${time} och försök igen.`,
  order: (time: string) => `För många beställningar på kort tid. Vänta ${time} och försök igen.`,
  stock: (time: string) => `Vi kan inte hålla varorna åt dig längre. Vänta ${time} och försök igen.`,
  lookup: (time: string) => `För många försök att hitta en order. Vänta ${time} och försök igen.`,
  return: (time: string) => `För många anmälningar på kort tid. Vänta ${time} och försök igen.`,
  upload: (time: string) => `För många filer på kort tid. Vänta ${time} och försök igen.`,
  review: (time: string) => `För många omdömen på kort tid. Vänta ${time} och försök igen.`,
  picture: (time: string) => `För många bilder på kort tid. Vänta ${time} och försök igen.`,
  letters: (time: string) => `För många mejl till den här e-postadressen på ett dygn. Vänta ${time} och försök igen.`,
  person: (time: string) => `Det blev många försök. Vänta ${time} och försök igen.`,
  "account-letter": (time: string) =>
    `Vi har redan skickat flera mejl. Titta i inkorgen och skräpposten, eller vänta ${time} och försök igen.`,
  link: (time: string) => `Det blev många försök. Vänta ${time} och försök igen.`,
  club: (time: string) => `För många ansökningar på kort tid. Vänta ${time} och försök igen.`,
} as const;
