import { addDays, weekdayOf } from "@torg/format";

/** Easter Sunday of a year in the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100];
  const leap = Math.floor(century / 4);
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - shift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const count = epact + sunday - 7 * late + 114;
  const [month, day] = [Math.floor(count / 31), (count % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Fixed dates without delivery: public holidays, and the eves of Christmas and New Year. */
const sameEachYear = ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"];
/** From Easter Sunday: Good Friday, Easter Monday and Ascension Day; the others are Sundays. */
const fromEaster = [-2, 1, 39];

/**
 * Whether goods are sent and delivered in Sweden on a day: not on Saturdays, Sundays and public holidays (lag
 * 1989:253), nor on the eves of midsummer, Christmas and the new year. All Saints' Day is a Saturday, and Midsummer's
 * Eve a Friday.
 */
export function isWorkingDay(day: string): boolean {
  const [weekday, date] = [weekdayOf(day), day.slice(5)];
  if (weekday > 5 || sameEachYear.includes(date)) return false;
  if (weekday === 5 && date >= "06-19" && date <= "06-25") return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return !fromEaster.some((days) => addDays(easter, days) === day);
}

/** The working day this many working days after a day; with 0 the day itself, or the first working day after it. */
export function workingDaysLater(day: string, days: number): string {
  let date = day;
  while (!isWorkingDay(date)) date = addDays(date, 1);
  for (let remaining = days; remaining > 0; remaining -= 1) {
    do date = addDays(date, 1);
    while (!isWorkingDay(date));
  }
  return date;
}
