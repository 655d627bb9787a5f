import { type Fact, Facts } from '~/email/frame'
import type { MailTools } from '~/email/mail-tools.server'
import { localeNames } from '~/i18n/locales'
import { homeZone } from '~/lib/home-zone'
import { type Receipt, shownFields } from '../model'

type Consent = Omit<Receipt, 'id' | 'purpose' | 'isGiven'>
type Props = { tools: MailTools; consent: Consent }

/** The receipt of a consent, with all that its page shows. */
export function ConsentFacts({ tools: { t, formatTag }, consent }: Props) {
  const { words, locale, version, way, choices, createdAt } = consent
  const fields = shownFields(choices).map(
    ({ field, audience }): Fact => [t(`consents.fields.${field}`), t(`consents.audiences.${audience}`)],
  )
  return (
    <Facts
      facts={[
        [t('consents.words'), words],
        [t('consents.language'), localeNames[locale]],
        ...fields,
        [t('consents.time'), timeIn(formatTag, createdAt)],
        [t('consents.way'), t(`consents.ways.${way}`)],
        [t('consents.version'), String(version)],
      ]}
    />
  )
}

const timeIn = (formatTag: string, date: Date) =>
  date.toLocaleString(formatTag, { dateStyle: 'long', timeStyle: 'short', timeZone: homeZone })
