import { directoryFields } from '~/features/directory/model'
import type { Locale } from '~/i18n/locales'
import type { ConsentPurpose, ConsentWay } from '~/lib/consent-terms'
import type { DirectoryAudience } from '~/lib/directory-audiences'

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
  /** Who sees each field of the directory from then on; null for other purposes. */
  choices: Record<string, DirectoryAudience> | null
  createdAt: Date
}

/** What the person chose to show, and to whom; fields that nobody sees are left out. */
export const shownFields = (choices: Receipt['choices']) =>
  directoryFields.flatMap((field) => {
    const audience = choices?.[field]
    return audience && audience !== 'nobody' ? [{ field, audience }] : []
  })

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
