import type { Translation } from '../../translation'
import type { inbox as english } from '../en/inbox'

export const inbox: Translation<typeof english> = {
  subject: {
    contact: 'Re: Forespørselen din til {product}: {interest}',
    circles: 'Re: Forespørselen din om en plass i en Health Circle',
  },
  wrote: 'Du skrev {date}',
}
