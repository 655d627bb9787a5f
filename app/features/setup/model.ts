import { newSessionPage } from '~/features/event-planning/model'
import { invitePage } from '~/features/invitations/model'
import { factorsPage } from '~/web/requested-page'

/** The steps of the first hour, in the order in which they are best done. */
export const setupSteps = [
  'name',
  'mail',
  'brand',
  'session',
  'event',
  'member',
  'logos',
  'factor',
  'second-admin',
  'backup',
] as const
export type SetupStep = (typeof setupSteps)[number]

export type Step = {
  key: SetupStep
  isDone: boolean
  /** What is still missing, where that is not plain. */
  missing?: 'smtp' | 'delivery'
}

export type Setup = {
  steps: Step[]
  /** An admin has hidden the list. */
  isHidden: boolean
  /** A demo needs no set-up: only its page shows the list. */
  isDemo: boolean
}

/** Whether the list is shown outside of its page. */
export const isOffered = ({ isHidden, isDemo }: Pick<Setup, 'isHidden' | 'isDemo'>) => !isHidden && !isDemo

export const setupPage = '/admin/setup'

/** Each leads to the first field of its form. */
export const stepPages: Record<SetupStep, string> = {
  name: '/account#profile-name',
  mail: '/admin/mail/health#test-mail',
  brand: '/admin/settings',
  session: `${newSessionPage}#event-title`,
  event: '/admin/events/new#event-title',
  member: invitePage,
  logos: '/admin/content/clientLogo/new#image',
  factor: factorsPage,
  'second-admin': '/admin',
  backup: `${setupPage}#backup`,
}

export const stepsLeft = ({ steps }: Pick<Setup, 'steps'>) => steps.filter(({ isDone }) => !isDone)

/** Names of rows in `site_settings`. */
export const setupHidden = 'setup.hidden'
export const firstBackup = 'backup.first'
