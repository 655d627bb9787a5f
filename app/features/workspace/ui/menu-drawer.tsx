import { useTranslations } from '~/i18n/language'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Modal, ModalClose } from '~/ui/modal'
import { RailFoot } from './rail-foot'
import { RailList } from './rail-list'
import type { NamedPlace } from './use-places'

export const menuId = 'workspace-menu'
const titleId = 'workspace-menu-title'

/** The whole rail over the page, where there is no room for it. Opens without JavaScript. */
export function MenuDrawer({ places }: { places: readonly NamedPlace[] }) {
  const t = useTranslations(workspaceMessages)
  return (
    <Modal
      id={menuId}
      closeOnLink
      labelledBy={titleId}
      className="rail inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-[min(17.5rem,100%)] max-w-none -translate-x-full border-r px-3 open:translate-x-0 starting:open:-translate-x-full"
    >
      <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-2">
        <h2 id={titleId} className="text-xl">
          {t('menu')}
        </h2>
        <ModalClose label={t('close')} />
      </div>
      <nav aria-label={t('menu')} className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3">
        <RailList places={places} />
      </nav>
      <RailFoot />
    </Modal>
  )
}
