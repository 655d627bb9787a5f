import type { OwnWork } from '~/features/next-for-you/model'
import { currency } from '~/features/programs/model/figures'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { ButtonLink } from '~/ui/button'
import { mailtoHref } from '../model'
import { AskHere } from './ask-here'
import { PackageCards } from './package-cards'
import { useSignature } from './use-member-name'

/** The packages a supplier can upgrade to, each with a mailto link and the form that asks here. */
export function UpgradePackages({ work }: { work: OwnWork | null }) {
  const t = useTranslations(supplierPageMessages, 'upgrades')
  const common = useTranslations(programsMessages)
  const { upgrades } = usePriceList()
  const { brand } = useSite()
  const name = useSignature()
  return (
    <section className="border-line border-t bg-raised">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="max-w-[20ch] text-xl">{t('title')}</h2>
          <p className="mt-3 max-w-[46ch] text-muted">{upgrades.text}</p>
          <p className="mt-3 text-muted text-sm">{common('terms', { currency })}</p>
        </div>
        <PackageCards
          rows={upgrades.rows}
          as="h3"
          className="sm:grid-cols-2"
          action={(row) => (
            <div className="flex flex-wrap items-start gap-3">
              <AskHere program="upgrades" tier={row.key} name={row.name} work={work} />
              <ButtonLink
                to={mailtoHref(
                  brand,
                  t('mail.subject', { level: row.name }),
                  t('mail.body', { level: row.name, name }),
                )}
                variant="outline"
                size="sm"
              >
                {t('ask', { level: row.name })}
              </ButtonLink>
            </div>
          )}
        />
      </div>
    </section>
  )
}
