import type { Translation } from '../../../translation'
import type * as english from '../../en/members/admin'

export const admin: Translation<typeof english.admin> = {
  tabs: {
    label: 'Administrasjon',
    users: 'Brukere',
    requests: 'Forespørsler',
    events: 'Møter',
    inbox: 'Innboks',
    content: 'Innhold',
    mail: 'E-post',
    activity: 'Hendelser',
    insights: 'Innsikt',
  },
}
