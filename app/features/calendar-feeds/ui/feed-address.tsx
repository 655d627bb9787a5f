import { CalendarPlus } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { calendarFeedMessages } from '~/i18n/messages/calendar-feed'
import { Alert } from '~/ui/alert'
import { buttonClass } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

/** `webcal:` opens the calendar program; Google and Outlook on the web ask for the address itself. */
export function FeedAddress({ address }: { address: string | null }) {
  const t = useTranslations(calendarFeedMessages)
  if (address === null) return <Alert>{t('unreadable')}</Alert>
  return (
    <div className="grid gap-3">
      <TextField name="address" label={t('address')} hint={t('addressHint')} value={address} readOnly />
      <div className="flex flex-wrap items-center gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Icon icon={CalendarPlus} className="size-4" />
          {t('subscribe')}
        </a>
        <CopyButton text={address} copied={t('copied')} status={t('copied')} size="sm">
          {t('copy')}
        </CopyButton>
      </div>
    </div>
  )
}
