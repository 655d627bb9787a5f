import { type Fact, Facts, type MarkedText } from '~/email/frame'
import type { MailTools } from '~/email/mail-tools.server'
import { writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { MailedEvent } from './mailed-event'

type Props = {
  t: MailTools['t']
  locale: Locale
  event: MailedEvent
  before?: MailedEvent
  /** Above those of the event. */
  first?: Fact[]
}

/** Title, time and place; a changed value is followed by the earlier one. */
export function EventFacts({ t, locale, event, before, first = [] }: Props) {
  const fact = (label: string, read: (event: MailedEvent) => MarkedText): Fact => {
    const [value, was] = [read(event), before && read(before).text]
    const isChanged = was !== undefined && was !== value.text
    return [label, isChanged ? [value, { text: t('events.before', { was }) }] : [value]]
  }
  return (
    <Facts
      facts={[
        ...first,
        fact(t('events.fields.title'), ({ text }) => text.title),
        fact(t('events.fields.when'), (event) => ({ text: t('events.at', writtenTime(event, locale)) })),
        fact(t('events.fields.place'), ({ location }) => ({ text: location })),
      ]}
    />
  )
}
