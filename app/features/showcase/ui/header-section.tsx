import { Menu } from 'lucide'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { cx } from '~/lib/cx'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Logo } from '~/ui/mark'
import { Section, Specimen } from './section'

/** Samples of the header. They are inert, so nothing in them can be focused or clicked. */
export function HeaderSection() {
  const t = useTranslations(showcaseMessages, 'header')
  return (
    <Section name="header" wide>
      <div className="hidden gap-10 md:grid">
        <Specimen label={t('top')}>
          <HeaderSample className="h-18" />
        </Specimen>
        <Specimen label={t('scrolled')}>
          <HeaderSample className="h-18 border-b border-line shadow-[0_8px_24px_-20px_black]" />
        </Specimen>
      </div>
      <Specimen label={t('phone')}>
        <HeaderSample phone className="h-18 max-w-90" />
      </Specimen>
    </Section>
  )
}

function HeaderSample({ phone = false, className }: { phone?: boolean; className: string }) {
  const t = useTranslations(showcaseMessages, 'header')
  const { brand } = useSite()
  return (
    <div inert className={cx('flex items-center gap-6 rounded-sm px-4 text-sm outline outline-line', className)}>
      <Logo word={brand.product} className="mr-auto" />
      {phone ? (
        <Icon icon={Menu} className="size-5" />
      ) : (
        <>
          <span className="text-muted">{t('work')}</span>
          <span className="text-muted">{t('circles')}</span>
          <span className="text-muted">{t('notes')}</span>
          <span className={buttonClass({ variant: 'outline', size: 'sm' })}>{t('action')}</span>
        </>
      )}
    </div>
  )
}
