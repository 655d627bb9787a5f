import { Facts } from '~/email/frame'
import type { MailTools } from '~/email/texts.server'
import { writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { Noticed } from '../model'

type Props = { t: MailTools['t']; locale: Locale; event: Noticed; before?: Noticed }

/** What, when and where; below what has changed stands what it was. */
export function EventFacts({ t, locale, event, before }: Props) {
  const fact = (label: string, of: (event: Noticed) => string): [string, string] => {
    const [value, was] = [of(event), before && of(before)]
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
