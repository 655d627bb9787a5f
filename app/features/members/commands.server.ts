import { askForEngagement } from '~/features/engagements/commands.server'
import { askInput } from '~/features/engagements/schema'
import { firstStepForms } from '~/features/first-steps/commands.server'
import { form } from '~/web/forms/form-actions.server'

/** Asks our team for a program, from every page that has one. */
export const askForms = { ask: form({ input: askInput, run: askForEngagement }) }

/** The forms of each role page. */
export const rolePageForms = { ...firstStepForms, ...askForms }
