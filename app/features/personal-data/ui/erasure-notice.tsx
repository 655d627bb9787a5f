import { useFormatter, useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { ownDataPath } from '~/web/requested-page'

/** On every page of a member whose data will be erased. */
export default function ErasureNotice({ erasedOn }: { erasedOn: Date }) {
  const t = useTranslations(myDataMessages)
  const format = useFormatter()
  return (
    <div className="wrap pt-4">
      <Alert
        tone="info"
        action={
          <Link to={`${ownDataPath}#erase`} className="underline underline-offset-4 pointer-coarse:py-3">
            {t('noticeLink')}
          </Link>
        }
      >
        {t('notice', { date: format.dateTime(erasedOn, { dateStyle: 'long' }) })}
      </Alert>
    </div>
  )
}
