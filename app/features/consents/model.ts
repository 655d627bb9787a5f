import type { Locale } from '~/i18n/locales'
import type { ConsentPurpose, ConsentWay } from '~/lib/consent-terms'

export const consentsPage = '/account/consents'

/** A member by the account, anyone else by the address, in lower case. */
export type ConsentPerson = { userId: string } | { email: string }

/** One time that a person agreed to something or withdrew it. */
export type Receipt = {
  id: string
  purpose: ConsentPurpose
  isGiven: boolean
  words: string
  version: number
  locale: Locale
  way: ConsentWay
  createdAt: Date
}

/** As pages get it: the time is a string, so that the rendered page and later data have the same type. */
export type ShownReceipt = Omit<Receipt, 'createdAt'> & { createdAt: string }
export const toShown = (receipt: Receipt): ShownReceipt => ({ ...receipt, createdAt: receipt.createdAt.toISOString() })

/** Whether the person has to be asked again: they agreed, and the words have changed since. */
export const isOutdated = (last: Pick<Receipt, 'isGiven' | 'version'> | undefined, currentVersion: number) =>
  last?.isGiven === true && last.version < currentVersion

/** The receipts of each purpose, newest first; purposes without any are left out. */
export function groupByPurpose<Row extends Pick<Receipt, 'purpose'>>(receipts: Row[]) {
  const groups = Map.groupBy(receipts, ({ purpose }) => purpose)
  return [...groups].flatMap(([purpose, [last, ...earlier]]) => (last ? [{ purpose, last, earlier }] : []))
}
