import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import type { ProcessorTask } from '../model'
import { Section } from './section'

/** Who else handles the data, as this installation is set up. */
export function Processors({ tasks }: { tasks: ProcessorTask[] }) {
  const t = useTranslations(privacyMessages)
  const { brand } = useSite()
  return (
    <Section title={t('processorsTitle')}>
      <p>{t('processorsText')}</p>
      <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-muted">
        {tasks.map((task) => (
          <li key={task}>{t(`processors.${task}`, { provider: brand.usedProvider })}</li>
        ))}
      </ul>
      <p className="mt-4">{t('notSold')}</p>
    </Section>
  )
}
