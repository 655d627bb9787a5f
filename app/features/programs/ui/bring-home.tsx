import { Maximize2, X } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { specimensMessages } from '~/i18n/messages/specimens'
import { cx } from '~/lib/cx'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { specimenUses } from '../model/specimen-uses'
import { type ProgramName, specimens } from '../model/specimens'
import { Chapter } from './chapter'
import { AgendaSheet, CommitmentsSheet, NoteSheet } from './specimen-sheets'

/** Specimens of what the program leaves on paper. Each can be enlarged: a popover, which needs no JavaScript. */
export function BringHome({ program }: { program: ProgramName }) {
  const t = useTranslations(specimensMessages)
  const uses = specimenUses(t, program)
  const sheets = {
    agenda: <AgendaSheet program={program} />,
    commitments: <CommitmentsSheet />,
    note: <NoteSheet />,
  }
  return (
    <Chapter id="bring-home" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} wide>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {specimens[program].map((name) => {
          const id = `specimen-${name}`
          return (
            <li key={name} className="grid grid-rows-[auto_1fr] gap-4">
              <div>
                <h3 className="text-xl">{t(`${name}.name`)}</h3>
                <p className="mt-1 min-h-[3.2em] max-w-[44ch] text-muted text-sm">{uses[name]}</p>
                <button
                  type="button"
                  popoverTarget={id}
                  className={cx(buttonClass({ variant: 'outline', size: 'sm' }), 'mt-3 min-h-11')}
                >
                  <Icon icon={Maximize2} className="size-4" />
                  {t('enlarge')} <span className="sr-only">{t(`${name}.name`)}</span>
                </button>
              </div>
              <div className="text-[0.8125rem]">{sheets[name]}</div>
              <div
                id={id}
                popover="auto"
                role="dialog"
                aria-label={t(`${name}.name`)}
                className="specimen m-auto max-h-[94dvh] w-[min(46rem,94vw)] overflow-auto bg-transparent p-0"
              >
                <div className="text-[clamp(0.9375rem,0.6rem+1.5vw,1.25rem)]">{sheets[name]}</div>
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  className={cx(buttonClass({ variant: 'premium' }), 'sticky bottom-0 mt-3')}
                >
                  <Icon icon={X} className="size-4" />
                  {t('close')}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </Chapter>
  )
}
