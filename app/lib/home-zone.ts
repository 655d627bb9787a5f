/** The team's time zone. "Today" is a day of this zone, wherever the reader or the server is. */
export const homeZone = 'Europe/Stockholm'
