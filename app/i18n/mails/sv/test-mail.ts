import type { Translation } from '../../translation'
import type { testMail as english } from '../en/test-mail'

export const testMail: Translation<typeof english> = {
  subject: 'Test: mejl från {host} kommer fram',
  preview: 'Skickat {time}.',
  title: 'Det har kommit fram',
  text: 'En administratör på {host} bad om det här testet {time}. Läser du det lämnar mejlen servern, och din e-postserver tar emot dem.',
  spam: 'Låg det i skräpposten kan posterna för avsändarens domän saknas. De står under Mail, ”Mail health”.',
  why: 'Du får det här mejlet eftersom du tryckte på ”Send a test mail” på {host}.',
}
