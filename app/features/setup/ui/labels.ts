import type { SetupStep, Step } from '../model'

type StepText = { name: string; why: string; link: string }

export const stepTexts: Record<SetupStep, StepText> = {
  name: { name: 'Your name', why: 'Members see who answers them.', link: 'Write your name' },
  mail: { name: 'Mail', why: 'Invitations and answers leave by it.', link: 'Set up mail' },
  brand: {
    name: 'Brand',
    why: 'The name, address and number on every page and in every mail.',
    link: 'Open the settings',
  },
  session: { name: 'First session', why: 'The page of the circles shows the next one.', link: 'Plan a session' },
  event: { name: 'First event', why: 'What members find on their page, and answer.', link: 'Create an event' },
  member: { name: 'First member', why: 'One by one, or many from a file.', link: 'Invite someone' },
  logos: { name: 'Logos', why: 'Whom visitors know already. Only with their consent.', link: 'Add a logo' },
  factor: {
    name: 'Your second factor',
    why: 'A passkey or an app keeps others out even when they know your password.',
    link: 'Add one',
  },
  'second-admin': {
    name: 'A second admin',
    why: 'So that nobody waits while you are away. Open a member and promote them.',
    link: 'Choose a member',
  },
  backup: {
    name: 'Backup',
    why: 'A file from which all of it can be restored.',
    link: 'How to make one',
  },
}

const missingTexts: Record<NonNullable<Step['missing']>, string> = {
  smtp: 'SMTP_URL is not set, so no mail leaves.',
  delivery: 'No mail has been delivered yet: send yourself a test.',
}

export const whyOf = ({ key, missing }: Step) =>
  missing ? `${stepTexts[key].why} ${missingTexts[missing]}` : stepTexts[key].why
