import { CornerDownLeft } from 'lucide'
import type { MemberCardsData } from '~/features/next-for-you/model'
import { NextForYou } from '~/features/next-for-you/ui/next-for-you'
import { setupPage } from '~/features/setup/model'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { membersMessages } from '~/i18n/messages/members'
import { workspaceMessages } from '~/i18n/messages/workspace'
import type { MemberRole } from '~/lib/member-roles'
import { Badge } from '~/ui/badge'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { rolePages } from '../model'
import { RoleMark } from './role-mark'
import { useEnterKey } from './use-enter-key'
import { useWaiting } from './use-waiting'

/** The way to the page of one's own role, with what comes next there. Enter follows it once the site is set up. */
export function OwnRoleCard({ role, cards }: { role: MemberRole; cards: MemberCardsData }) {
  const t = useTranslations(membersMessages)
  const goOn = useTranslations(workspaceMessages)('goOn')
  const page = rolePages[role]
  const shortcuts = useTranslations(adminMessages, 'shortcuts')
  // An admin who has begun to set up the site goes on with that.
  const isSetUp = !useWaiting().setup
  useEnterKey(isSetUp ? page : setupPage, shortcuts(isSetUp ? 'keys.ownPage' : 'keys.setup'))
  return (
    <li className="col-span-full grid rounded-sm border border-line xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="group relative flex flex-col p-5 transition-colors duration-150 hover:bg-wash md:p-7">
        <div className="flex items-start justify-between gap-4">
          <RoleMark of={role} className="size-12! xl:size-16!" />
          <Badge tone="prestige">{t('select.yours')}</Badge>
        </div>
        <h2 className="mt-auto pt-4 text-3xl xl:pt-10 xl:text-4xl">
          <Link to={page} className="after:absolute after:inset-0 after:rounded-sm">
            {t(`roles.${role}`)}
          </Link>
        </h2>
        <p className="mt-2 max-w-[46ch] text-muted">{t(`select.${role}`)}</p>
        <p aria-hidden="true" className="pt-5 xl:pt-6">
          <span className={buttonClass()}>
            {goOn}
            {isSetUp && <Icon icon={CornerDownLeft} className="size-4 pointer-coarse:hidden" />}
          </span>
        </p>
      </div>
      <NextForYou cards={cards} className="border-line p-5 max-xl:border-t md:p-7 xl:border-l" />
    </li>
  )
}
