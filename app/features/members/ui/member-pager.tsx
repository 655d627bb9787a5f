import { useTranslations } from '~/i18n/language'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Pager, pageSize } from '~/ui/pager'

/** The pages of a list, in the reader's language. Nothing while the list has one page. */
export function MemberPager({ page, total }: { page: number; total: number }) {
  const t = useTranslations(workspaceMessages, 'pager')
  if (total <= pageSize) return null
  return (
    <Pager
      page={page}
      total={total}
      labels={{
        label: t('label'),
        range: (rows) => t('range', rows),
        previous: t('previous'),
        next: t('next'),
      }}
    />
  )
}
