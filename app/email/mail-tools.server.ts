import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { createTranslator } from 'use-intl/core'
import { type Brand, namesFounder } from '~/brand/brand'
import { formatTags, type Locale, localeTags } from '~/i18n/locales'
import { mails as en } from '~/i18n/mails/en'
import { mails as no } from '~/i18n/mails/no'
import { mails as sv } from '~/i18n/mails/sv'

const messages = { en, sv, no }

const translatorFor = (locale: Locale) =>
  createTranslator<typeof en, never>({ locale: formatTags[locale], messages: messages[locale] })

/** The sender of mails and the base of their links: from the settings, never from the request's Host. */
export type Site = { brand: Brand; publicUrl: URL }

/** The arguments of a mail template. */
export type MailTools = Site & {
  t: ReturnType<typeof translatorFor>
  tag: string
  /** For dates: day before month in English too, as on the site. */
  formatTag: string
  /** Who signs. */
  founder: string
  /** Rendered instead of a link's token, so that the stored mail has no link that works. */
  secretPlaceholder: string
}

/** The result of a mail template. */
export type MailContent = {
  subject: string
  preview: string
  footnote: ReactNode
  body: ReactNode
  /** Stands above everything else, for mails that can be answered. */
  answerLine?: string | undefined
  /** For notices to the team, and for answers, which their author signs. */
  isUnsigned?: true
}

export function mailTools({ brand, publicUrl }: Site, locale: Locale): MailTools {
  const t = translatorFor(locale)
  return {
    t,
    tag: localeTags[locale],
    formatTag: formatTags[locale],
    founder: namesFounder(brand) ? brand.founder : t('frame.partners', { product: brand.product }),
    brand,
    publicUrl,
    secretPlaceholder: `secret-${randomUUID()}`,
  }
}
