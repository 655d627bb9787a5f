import { reviewPromise } from '~/features/access-requests/model'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Section } from './section'

const badges = [
  { tone: 'neutral', text: 'draft' },
  { tone: 'info', text: 'pending' },
  { tone: 'action', text: 'new' },
  { tone: 'prestige', text: 'premium' },
  { tone: 'success', text: 'approved' },
  { tone: 'danger', text: 'rejected' },
] as const

export function StatesSection() {
  const t = useTranslations(showcaseMessages, 'states')
  return (
    <Section name="states">
      <div className="flex flex-wrap gap-3">
        {badges.map(({ tone, text }) => (
          <Badge key={tone} tone={tone}>
            {t(text)}
          </Badge>
        ))}
      </div>
      <div className="grid gap-4">
        <Alert title={t('infoTitle')}>{t('infoText')}</Alert>
        <Alert tone="success" title={t('successTitle')}>
          {t('successText', reviewPromise)}
        </Alert>
        <Alert
          tone="danger"
          title={t('dangerTitle')}
          action={
            <Button variant="outline" size="sm">
              {t('retry')}
            </Button>
          }
        >
          {t('dangerText')}
        </Alert>
      </div>
    </Section>
  )
}
