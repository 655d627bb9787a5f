import { Plus } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Section, Specimen } from './section'

const rows = [
  { variant: 'default', rank: 'primary' },
  { variant: 'outline', rank: 'secondary' },
  { variant: 'ghost', rank: 'tertiary' },
  { variant: 'secondary' },
  { variant: 'link' },
  { variant: 'premium' },
  { variant: 'premium-outline' },
  { variant: 'destructive' },
] as const

export function ButtonsSection() {
  const t = useTranslations(showcaseMessages, 'buttons')
  return (
    <Section name="buttons">
      <ul>
        {rows.map((row) => (
          <li key={row.variant} className="border-t border-line py-4 first:border-t-0 first:pt-0">
            <p className="mb-3 text-xs text-muted">
              {row.variant}
              {'rank' in row && <span className="text-prestige"> · {t(row.rank)}</span>}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Button variant={row.variant} size="lg">
                {t('label')}
              </Button>
              <Button variant={row.variant}>{t('label')}</Button>
              <Button variant={row.variant} size="sm">
                {t('label')}
              </Button>
              <Button variant={row.variant} size="icon" aria-label={t('icon')}>
                <Icon icon={Plus} className="size-4.5" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Specimen label={t('states')} className="flex flex-wrap gap-3">
        <BusyButton />
        <Button disabled>{t('disabled')}</Button>
        <ButtonLink to="#buttons" variant="outline">
          {t('asLink')}
        </ButtonLink>
      </Specimen>
    </Section>
  )
}

function BusyButton() {
  const t = useTranslations(showcaseMessages, 'buttons')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setBusy(false), 2500)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <Button busy={busy} busyLabel={t('busy')} onClick={() => setBusy(true)}>
      {t('press')}
    </Button>
  )
}
