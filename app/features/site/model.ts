/** Where the browser keeps which notice was dismissed. */
export const announcementKey = 'announcement'

/** Change it with the notice's text: whoever dismissed the old one then sees the new. */
export const announcementId = 'circles-by-invitation'
