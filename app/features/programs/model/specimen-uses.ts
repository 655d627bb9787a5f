import type { messages } from '~/i18n/messages/specimens/en'
import type { Translator } from '~/i18n/translator'
import { programs } from './figures'
import type { ProgramName } from './specimens'

/** What each paper of a program is for, in a sentence; for the page and the PDF. */
export function specimenUses(t: Translator<typeof messages>, program: ProgramName) {
  const hasCommitments = program === 'visits' || program === 'exchange'
  return {
    agenda: t(`agenda.${program}.use`),
    commitments: hasCommitments ? t(`commitments.${program}.use`) : '',
    note: t(`note.${program}.use`, { days: programs.exchange.movementDays }),
  }
}
