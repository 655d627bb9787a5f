import { lazy, type ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { SampleNotice } from '~/features/site/ui/sample-notice'
import { SkipLink } from '~/features/site/ui/skip-link'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { siteMessages } from '~/i18n/messages/site'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Toaster } from '~/ui/toaster'
import { useShortcuts } from '~/ui/use-shortcuts'
import type { Preview } from '~/web/preview'
import type { Waiting } from '../model'
import { BottomBar } from './bottom-bar'
import { MenuDrawer, menuId } from './menu-drawer'
import { Rail } from './rail'
import { useFocusTarget } from './use-focus-target'
import { useIsAdminArea } from './use-is-admin-area'
import { usePlaces } from './use-places'
import { useSlowNavigation } from './use-slow-navigation'
import { useTypedBeforeHydration } from './use-typed-before-hydration'
import { WorkspaceBar } from './workspace-bar'

/** Lazy, because few pages are previews. */
const PreviewBar = lazy(() => import('~/features/cms/previews/ui/preview-bar'))

type Props = {
  waiting: Waiting
  /** Above everything else, on every page. */
  above?: ReactNode
  children: ReactNode
}

/** Around every page behind the sign-in: the rail or the bar of a phone, the bar above, and the page. */
export function WorkspaceFrame({ waiting, above, children }: Props) {
  useTypedBeforeHydration()
  const t = useTranslations(workspaceMessages)
  const admin = useTranslations(adminMessages, 'tabs')
  const shortcuts = useTranslations(adminMessages, 'shortcuts')
  const nav = useTranslations(siteMessages, 'nav')
  const places = usePlaces(waiting)
  const label = useIsAdminArea() ? admin('label') : t('label')
  const isSlow = useSlowNavigation()
  useFocusTarget()
  const preview = useRouteLoaderData<{ preview?: Preview }>('root')?.preview
  useShortcuts({ '[': openMenu }, { '[': shortcuts('keys.menu') })
  return (
    <>
      <SkipLink />
      {isSlow && <div aria-hidden="true" className="progress-line" />}
      <div className="workspace lg:grid lg:grid-cols-[var(--rail-width)_minmax(0,1fr)]">
        <Rail places={places} label={label} />
        <div className="min-w-0">
          {above}
          <SampleNotice />
          <WorkspaceBar places={places} isLoading={isSlow} />
          {preview && <PreviewBar preview={preview} />}
          <main id="main" tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
        <BottomBar places={places} />
        <MenuDrawer places={places} />
      </div>
      <Toaster closeLabel={nav('close')} regionLabel={nav('notices')} />
    </>
  )
}

const openMenu = () => document.querySelector<HTMLDialogElement>(`#${menuId}`)?.showModal()
