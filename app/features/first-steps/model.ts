import type { Locale } from '~/i18n/locales'

/** The steps on a member's page at the first visit, in their order. */
export const firstSteps = ['name', 'exchange', 'event'] as const
export type FirstStep = (typeof firstSteps)[number]

/** Where members show the steps again. */
export const firstStepsChoice = '/account#first-steps'

type StepState = 'done' | 'skipped' | 'open'

/** What is stored, and which steps are done: that is read from the data, nobody ticks them. */
export type FirstStepsRecord = {
  state: 'new' | 'ended' | 'again'
  skipped: readonly string[]
  done: Record<FirstStep, boolean>
}

export type FirstStepsProgress = {
  steps: { step: FirstStep; state: StepState }[]
  /** The first step that is neither done nor skipped; null when none is left. */
  current: FirstStep | null
}

/** The steps with what the fields begin with. */
export type FirstStepsView = FirstStepsProgress & { name: string; locale: Locale; seeks: string; offers: string }

export function progressOf({ skipped, done }: Pick<FirstStepsRecord, 'skipped' | 'done'>): FirstStepsProgress {
  const stateOf = (step: FirstStep): StepState => (done[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open')
  const steps = firstSteps.map((step) => ({ step, state: stateOf(step) }))
  return { steps, current: steps.find(({ state }) => state === 'open')?.step ?? null }
}

/** Not once they have ended. Where all is settled they are shown only to who asked for them again. */
export const areShown = (record: FirstStepsRecord) =>
  record.state === 'again' || (record.state === 'new' && progressOf(record).current !== null)
