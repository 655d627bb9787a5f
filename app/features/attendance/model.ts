/** Where members choose whether other guests see their name. */
export const attendanceChoicePage = '/account#attendance'

/** Increase it with every change of the consent's wording: it is stored with each consent. */
export const consentVersion = 1

/** Someone who attends and has agreed to be seen. `page` is their entry in the directory, if the reader may see it. */
type Attendee = { name: string; isMe: boolean; page: string | null }

/** Who else attends, as another guest may know it. */
export type Attendees = {
  shown: Attendee[]
  /** How many more attend who have not agreed, without the reader. */
  others: number
  /** Whether the reader has agreed. */
  showsOwn: boolean
}

export type OwnAttendance = {
  shows: boolean
  /** Without a name nobody is shown, even who has agreed. */
  hasName: boolean
  /** The wording is newer than the one that the member agreed to. */
  isWordingNewer: boolean
}
