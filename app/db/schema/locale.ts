import { pgEnum } from 'drizzle-orm/pg-core'
import { locales } from '../../i18n/locales'

export const locale = pgEnum('locale', locales)
