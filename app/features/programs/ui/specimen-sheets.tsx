import type { ReactNode } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { specimensMessages } from '~/i18n/messages/specimens'
import { Mark } from '~/ui/mark'
import { programs } from '../model/figures'
import { agendaItems, agendaTimes, commitmentItems, noteParts, type ProgramName } from '../model/specimens'

/** A sheet of paper. Its measures are in `em`, so that the size of its text enlarges the whole sheet. */
function Sheet({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const t = useTranslations(specimensMessages)
  const { brand } = useSite()
  return (
    <div className="paper flex h-full min-h-[34em] flex-col rounded-sm border border-paper-edge p-[2.2em] leading-[1.45]">
      <p className="flex items-center gap-[0.6em] border-line border-b pb-[1em]">
        <Mark className="h-[1.1em]" />
        <span className="font-display text-[1.2em] tracking-tight">{brand.product}</span>
        <span className="ml-auto text-prestige">{t('specimen')}</span>
      </p>
      <p className="mt-[1.8em] text-muted">{name}</p>
      <p className="mt-[0.2em] text-balance font-display text-[1.9em] leading-[1.12] tracking-tight">{title}</p>
      <div className="mt-[1.8em] flex grow flex-col">{children}</div>
    </div>
  )
}

export function AgendaSheet({ program }: { program: ProgramName }) {
  const t = useTranslations(specimensMessages, 'agenda')
  return (
    <Sheet name={t('name')} title={t(`${program}.title`)}>
      <ol>
        {agendaItems.map((item, index) => (
          <li key={item} className="grid grid-cols-[4em_1fr] border-line border-t py-[0.9em]">
            <span className="text-prestige tabular-nums">{agendaTimes[program][index]}</span>
            <span>{t(`${program}.${item}`)}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

export function CommitmentsSheet() {
  const t = useTranslations(specimensMessages, 'commitments')
  return (
    <Sheet name={t('name')} title={t('title')}>
      <ol>
        {commitmentItems.map((item, index) => (
          <li key={item} className="grid grid-cols-[5em_1fr] border-line border-t py-[0.8em]">
            <span className="font-display text-[1.25em] text-prestige leading-tight tabular-nums">
              {t('day', { day: programs.exchange.commitmentDays[index] ?? 0 })}
            </span>
            <span>
              {t(`${item}.what`)}
              <span className="block text-muted">
                {t('who')}: {t(`${item}.who`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-auto grid grid-cols-2 gap-[2em] pt-[2.4em]">
        <span aria-hidden="true" className="border-ink border-b" />
        <span aria-hidden="true" className="border-ink border-b" />
        <span className="col-span-2 -mt-[1.4em] text-muted">{t('signed')}</span>
      </p>
    </Sheet>
  )
}

export function NoteSheet() {
  const t = useTranslations(specimensMessages, 'note')
  return (
    <Sheet name={t('name')} title={t('title')}>
      {noteParts.map((part) => (
        <p key={part} className="border-line border-t py-[0.9em]">
          <span className="block text-prestige">{t(`${part}.name`)}</span>
          {t(`${part}.text`)}
        </p>
      ))}
    </Sheet>
  )
}
