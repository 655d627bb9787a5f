import { Facts } from '~/email/frame'
import type { MailTools } from '~/email/mail-tools.server'
import { writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { Noticed } from '../model'

type Props = { t: MailTools['t']; locale: Locale; event: Noticed; before?: Noticed }

/** Title, time and place; a changed value is followed by the earlier one. */
export function EventFacts({ t, locale, event, before }: Props) {
  const fact = (label: string, read: (event: Noticed) => string): [string, string] => {
    const [value, was] = [read(event), before && read(before)]
    return [label, was === undefined || was === value ? value : `${value}\n${t('events.before', { was })}`]
  }
  const when = (event: Noticed) => t('events.at', writtenTime(event, locale))
  return (
    <Facts
      facts={[
        fact(t('events.fields.title'), ({ title }) => title),
        fact(t('events.fields.when'), when),
        fact(t('events.fields.place'), ({ location }) => location),
      ]}
    />
  )
}
