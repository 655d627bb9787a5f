import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { formParameter } from '~/web/forms/form-result'

/** Tabs of the page: links with a query parameter, so that they work without JavaScript and can be shared. */
export function LoginTabs({ isRegister, query }: { isRegister: boolean; query: URLSearchParams }) {
  const t = useTranslations(loginMessages)
  const to = (tab: string | null) => {
    const next = new URLSearchParams(query)
    next.delete('tab')
    next.delete(formParameter)
    if (tab) next.set('tab', tab)
    const search = next.toString()
    return search ? `/login?${search}` : '/login'
  }
  const tabClass = (isCurrent: boolean) =>
    cx(
      '-mb-px grid min-h-11 place-items-center border-b-2 px-1 font-semibold text-sm',
      isCurrent ? 'border-action text-ink' : 'border-transparent text-muted hover:text-ink',
    )
  return (
    <nav aria-label={t('tabs')} className="mb-8 flex gap-6 border-line border-b">
      <Link to={to(null)} aria-current={isRegister ? undefined : 'page'} className={tabClass(!isRegister)}>
        {t('signInTab')}
      </Link>
      <Link to={to('register')} aria-current={isRegister ? 'page' : undefined} className={tabClass(isRegister)}>
        {t('registerTab')}
      </Link>
    </nav>
  )
}
