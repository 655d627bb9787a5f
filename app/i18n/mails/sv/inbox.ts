import type { Translation } from '../../translation'
import type { inbox as english } from '../en/inbox'

export const inbox: Translation<typeof english> = {
  subject: {
    contact: 'Re: Din förfrågan till {product}: {interest}',
    circles: 'Re: Din förfrågan om en plats i en Health Circle',
  },
  wrote: 'Du skrev den {date}',
}
