import { Search } from 'lucide'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { rolePages } from '~/features/members/model'
import { useAuth } from '~/features/members/ui/auth'
import { useTranslations } from '~/i18n/language'
import { searchMessages } from '~/i18n/messages/search'
import { Icon } from '~/ui/icon'
import { isMac } from '~/ui/is-mac'
import { Link } from '~/ui/link'
import { useHydrated } from '~/ui/use-hydrated'
import { useShortcuts } from '~/ui/use-shortcuts'
import { searchPage } from '../model'
import { onOpenKeysSheet } from './keys-sheet-event'
import { useRecentPages } from './recent-pages'
import { useLazyDialog } from './use-lazy-dialog'

const loadPalette = () => import('./palette').then(({ Palette }) => Palette)
const loadKeysSheet = () => import('./keys-sheet').then(({ KeysSheet }) => KeysSheet)

const look =
  'flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-sm text-left text-muted text-sm transition-colors duration-120 hover:text-ink ' +
  'max-md:w-11 max-md:justify-center md:h-9 md:w-full md:max-w-100 md:flex-1 md:shrink md:border md:border-line md:pr-1.5 md:pl-3 md:hover:border-line-strong'

/**
 * Opens search and commands: a click, Ctrl-K or `/`. Without JavaScript it is a link to the page of results. The keys that
 * work on every page are registered here too, and the sheet that lists them.
 */
export function SearchButton() {
  const t = useTranslations(searchMessages)
  const isHydrated = useHydrated()
  const palette = useLazyDialog(loadPalette, t('notLoaded'))
  const sheet = useLazyDialog(loadKeysSheet, t('notLoaded'))
  useLoadedSoon(palette.preload)
  useRecentPages()
  useControlK(palette.open)
  useGlobalShortcuts({ search: palette.open, help: sheet.open })
  const openSheet = sheet.open
  useEffect(() => onOpenKeysSheet(openSheet))
  const content = (
    <>
      <Icon icon={Search} className="size-4.5 shrink-0 md:size-4" />
      <span className="truncate max-md:sr-only">{t('open')}</span>
      <span aria-hidden="true" className="ml-auto max-md:hidden pointer-coarse:hidden">
        <kbd className="rounded-sm border border-line px-1.5 py-px font-medium font-text text-[0.6875rem]">
          {isHydrated && isMac() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </span>
    </>
  )
  if (!isHydrated) {
    return (
      <Link to={searchPage('')} className={look}>
        {content}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={palette.open}
        onPointerEnter={palette.preload}
        onFocus={palette.preload}
        className={look}
      >
        {content}
      </button>
      <Suspense fallback={null}>
        {palette.Dialog && <palette.Dialog isOpen={palette.isOpen} onClose={palette.close} />}
        {sheet.Dialog && <sheet.Dialog isOpen={sheet.isOpen} onClose={sheet.close} />}
      </Suspense>
    </>
  )
}

/** Once the page has settled, so that the first Ctrl-K is as quick as the others. */
function useLoadedSoon(load: () => void) {
  const loadOnce = useEffectEvent(load)
  useEffect(() => {
    const timer = setTimeout(() => loadOnce(), 1000)
    return () => clearTimeout(timer)
  }, [])
}

/** Ctrl-K works in fields too, and can't be switched off: it is no key that anyone types. Not above another dialog. */
function useControlK(open: () => void) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
}

function useGlobalShortcuts({ search, help }: Record<'search' | 'help', () => void>) {
  const t = useTranslations(searchMessages, 'keys')
  const navigate = useNavigate()
  const { userAccess, rights } = useAuth()
  const goTo = (to: string) => () => void navigate(to)
  const isAdmin = userAccess?.adminRole
  useShortcuts(
    {
      '/': search,
      '?': help,
      ...(isAdmin && { 'g t': goTo('/admin/today') }),
      ...(rights.includes('accessRequest.list') && { 'g r': goTo('/admin/requests') }),
      ...(rights.includes('inbox.read') && { 'g i': goTo('/admin/inbox') }),
      'g o': goTo(userAccess ? rolePages[userAccess.role] : '/select-role'),
    },
    {
      '/': t('search'),
      '?': t('help'),
      ...(isAdmin && { 'g t': t('today') }),
      ...(rights.includes('accessRequest.list') && { 'g r': t('requests') }),
      ...(rights.includes('inbox.read') && { 'g i': t('inbox') }),
      'g o': t('overview'),
    },
  )
}
