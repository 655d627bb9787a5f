import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { cx } from '~/lib/cx'
import type { AddOnLine } from '../model/price-list'

type AddOnsProps = { lines: AddOnLine[]; brief?: boolean; as?: 'h3' | 'h4' }

/** Add-ons with their prices; `brief` leaves out the descriptions. */
export function AddOns({ lines, brief = false, as: Title = 'h3' }: AddOnsProps) {
  const t = useTranslations(programsMessages)
  return (
    <div>
      <Title className="font-display text-xl tracking-tight">{t('addOns')}</Title>
      <dl className={cx('mt-4', brief && 'gap-x-12 md:grid md:grid-cols-2')}>
        {lines.map(({ key, name, text, price }) => (
          <div key={key} className="grid grid-cols-[1fr_auto] gap-x-6 border-line border-t py-3.5 text-sm">
            <dt>{name}</dt>
            <dd className="text-right text-prestige tabular-nums">{price}</dd>
            {!brief && <dd className="col-span-2 mt-0.5 max-w-[52ch] text-muted">{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
