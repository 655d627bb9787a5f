import type { Translation } from '../../../translation'
import type * as english from '../../en/members/admin'

export const admin: Translation<typeof english.admin> = {
  tabs: {
    label: 'Administration',
    users: 'Användare',
    requests: 'Förfrågningar',
    events: 'Träffar',
    inbox: 'Inkorg',
    content: 'Innehåll',
    mail: 'E-post',
    activity: 'Händelser',
    insights: 'Insikter',
  },
}
