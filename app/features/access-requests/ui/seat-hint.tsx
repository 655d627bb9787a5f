import { useTranslations } from '~/i18n/language'
import { accessRequestMessages } from '~/i18n/messages/access-request'
import { Link } from '~/ui/link'

/** Says that membership is not a seat at an evening, and where to ask for one. */
export function SeatHint() {
  const t = useTranslations(accessRequestMessages)
  return t.rich('seat', {
    link: (text) => (
      <Link to="/circles#rsvp" className="text-ink underline decoration-prestige underline-offset-4">
        {text}
      </Link>
    ),
  })
}
