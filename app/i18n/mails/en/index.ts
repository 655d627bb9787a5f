import { messages as accessRequestPage } from '../../messages/access-request/en'
import { accessRequest } from './access-request'
import { accounts } from './accounts'
import { addressChange } from './address-change'
import { attendance } from './attendance'
import { chat } from './chat'
import { circles } from './circles'
import { consents } from './consents'
import { contact } from './contact'
import { deliverables } from './deliverables'
import { dialogue } from './dialogue'
import { digest } from './digest'
import { engagements } from './engagements'
import { events } from './events'
import { guestMails } from './guest-mails'
import { inbox } from './inbox'
import { introductions } from './introductions'
import { newsletter } from './newsletter'
import { personalData } from './personal-data'
import { seats } from './seats'
import { securityNotices } from './security-notices'
import { testMail } from './test-mail'

/** Texts of the mails, loaded by the server only. */
export const mails = {
  frame: {
    greeting: 'Hello {name},',
    partners: 'The {product} partners',
    signature: '{product} · Stockholm · Oslo · Helsinki',
    why: 'You receive this because your address was entered at {host}. If that was not you, there is nothing you need to do.',
    team: 'Sent to the team by {host}.',
  },
  roles: accessRequestPage.roles,
  accessRequest,
  accounts,
  addressChange,
  attendance,
  chat,
  circles,
  consents,
  contact,
  deliverables,
  dialogue,
  digest,
  engagements,
  events,
  guestMails,
  inbox,
  introductions,
  newsletter,
  personalData,
  seats,
  securityNotices,
  testMail,
}
