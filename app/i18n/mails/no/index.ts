import { messages as accessRequestPage } from '../../messages/access-request/no'
import type { Translation } from '../../translation'
import type { mails as english } from '../en'
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

export const mails: Translation<typeof english> = {
  frame: {
    greeting: 'Hei {name},',
    partners: 'Partnerne i {product}',
    signature: '{product} · Stockholm · Oslo · Helsingfors',
    why: 'Du får denne e-posten fordi adressen din ble oppgitt på {host}. Hvis det ikke var deg, trenger du ikke å gjøre noe.',
    team: 'Sendt til teamet av {host}.',
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
