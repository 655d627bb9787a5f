import { Facts } from '~/email/frame'
import type { MailTools } from '~/email/mail-tools.server'
import type { Receipt } from '../model'

type Props = { tools: MailTools; consent: Pick<Receipt, 'words' | 'version' | 'createdAt'> }

/** The receipt of a consent: the words, their version and the time. */
export const ConsentFacts = ({ tools: { t, formatTag }, consent: { words, version, createdAt } }: Props) => (
  <Facts
    facts={[
      [t('consents.words'), words],
      [t('consents.time'), timeIn(formatTag, createdAt)],
      [t('consents.version'), String(version)],
    ]}
  />
)

const timeIn = (formatTag: string, date: Date) =>
  date.toLocaleString(formatTag, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
