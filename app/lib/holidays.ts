import { addDays } from './office-hours'

type Country = 'SE' | 'NO' | 'FI'

/** Holidays on the same day of every year. */
const everyYear: Record<Country, string[]> = {
  SE: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
  NO: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'],
  FI: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26', '12-31'],
}

/** Days after Easter Sunday: Good Friday, Easter Monday and Ascension Day; in Norway Maundy Thursday and Whit Monday, too. */
const afterEaster: Record<Country, number[]> = { SE: [-2, 1, 39], NO: [-3, -2, 1, 39, 50], FI: [-2, 1, 39] }

/** Midsummer Eve is the Friday from the 19th to the 25th of June. Norway works. */
const hasMidsummerEve: Record<Country, boolean> = { SE: true, NO: false, FI: true }

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const lunarCorrection = Math.floor((8 * century + 13) / 25)
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - lunarCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451)
  const marchDay = epact + weekday - 7 * shift + 22
  return addDays(`${year}-03-01`, marchDay - 1)
}

function holidaysOfYear(country: Country, year: number): Set<string> {
  const easter = easterSunday(year)
  const days = everyYear[country].map((day) => `${year}-${day}`)
  for (const offset of afterEaster[country]) days.push(addDays(easter, offset))
  if (hasMidsummerEve[country]) {
    const weekday = new Date(Date.UTC(year, 5, 19)).getUTCDay()
    days.push(`${year}-06-${19 + ((5 - weekday + 7) % 7)}`)
  }
  return new Set(days)
}

function isHolidayIn(country: Country) {
  const years = new Map<string, Set<string>>()
  return (day: string) => {
    const year = day.slice(0, 4)
    const days = years.get(year) ?? holidaysOfYear(country, Number(year))
    years.set(year, days)
    return days.has(day)
  }
}

/**
 * Whether a day (2026-12-25) is a public or bank holiday. Those that are always on a Saturday or Sunday, such as All Saints' Day, are
 * left out: nobody asks whether a weekend is a holiday.
 */
export const holidays: Record<Country, (day: string) => boolean> = {
  SE: isHolidayIn('SE'),
  NO: isHolidayIn('NO'),
  FI: isHolidayIn('FI'),
}

/** Those of a country that may be another or unknown: there only weekends are free. */
export const holidaysOf = (country: string | null): ((day: string) => boolean) =>
  isHolidayCountry(country) ? holidays[country] : () => false

const isHolidayCountry = (country: string | null): country is Country =>
  country !== null && Object.hasOwn(holidays, country)
