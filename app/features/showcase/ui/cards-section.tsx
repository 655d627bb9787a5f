import { ArrowRight } from 'lucide'
import { programFigures } from '~/features/programs/model/figures'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Button } from '~/ui/button'
import { Card, CardEyebrow, CardFooter, CardText, CardTitle } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { Section } from './section'

export function CardsSection() {
  const t = useTranslations(showcaseMessages, 'cards')
  return (
    <Section name="cards">
      <div className="grid gap-6 sm:grid-cols-2">
        <Card aria-label={t('visits.title')}>
          <CardEyebrow>{t('visits.kind')}</CardEyebrow>
          <CardTitle to="/programs/visits">{t('visits.title')}</CardTitle>
          <CardText>{t('visits.text', programFigures.visits)}</CardText>
          <CardFooter className="font-semibold">
            {t('visits.action')} <Icon icon={ArrowRight} className="size-4" />
          </CardFooter>
        </Card>
        <Card aria-label={t('circle.title')}>
          <CardEyebrow>{t('circle.kind')}</CardEyebrow>
          <CardTitle>{t('circle.title')}</CardTitle>
          <CardText>{t('circle.text')}</CardText>
          <CardFooter>
            <Button size="sm">{t('circle.action')}</Button>
            <Button size="sm" variant="ghost">
              {t('circle.decline')}
            </Button>
          </CardFooter>
        </Card>
      </div>
    </Section>
  )
}
