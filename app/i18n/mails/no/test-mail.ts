import type { Translation } from '../../translation'
import type { testMail as english } from '../en/test-mail'

export const testMail: Translation<typeof english> = {
  subject: 'Test: e-post fra {host} kommer fram',
  preview: 'Sendt {time}.',
  title: 'Den har kommet fram',
  text: 'En administrator på {host} ba om denne testen {time}. Leser du den, forlater e-posten serveren, og din e-postserver tar imot.',
  spam: 'Lå den i søppelposten, kan det mangle oppføringer for avsenderens domene. De står under Mail, «Mail health».',
  why: 'Du får denne e-posten fordi du trykte på «Send a test mail» på {host}.',
}
