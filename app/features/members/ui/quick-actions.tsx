import { Download, Mail, MessagesSquare } from 'lucide'
import { useId } from 'react'
import { newThreadPage } from '~/features/dialogue/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { mailtoHref } from '../model'
import { Panel } from './panel'
import { useSignature } from './use-member-name'

type QuickActionsProps = {
  /** Whether the reader can write to the team on the site: their organisation has a dialogue with it. */
  canWrite: boolean
  /** Undefined when there is none, null when it could not be loaded. */
  newest: { id: string } | undefined | null
}

/** Links to write to the team, by mail and here, and to download the newest insight; without one the button is disabled with a reason. */
export function QuickActions({ newest, canWrite }: QuickActionsProps) {
  const t = useTranslations(supplierPageMessages, 'actions')
  const { brand } = useSite()
  const name = useSignature()
  const reasonId = useId()
  const label = (
    <>
      <Icon icon={Download} className="size-4" />
      {t('download')}
    </>
  )
  return (
    <Panel title={t('title')}>
      <div className="grid gap-3">
        <ButtonLink to={mailtoHref(brand, t('mail.subject'), t('mail.body', { name }))}>
          <Icon icon={Mail} className="size-4" />
          {t('contact')}
        </ButtonLink>
        {canWrite && (
          <ButtonLink to={newThreadPage()} variant="outline">
            <Icon icon={MessagesSquare} className="size-4" />
            {t('write')}
          </ButtonLink>
        )}
        {newest ? (
          <ButtonLink to={`/insights/${newest.id}`} reloadDocument variant="outline">
            {label}
          </ButtonLink>
        ) : (
          <>
            <Button disabled variant="outline" aria-describedby={reasonId}>
              {label}
            </Button>
            <p id={reasonId} className="text-muted text-sm">
              {t(newest === null ? 'unavailable' : 'none')}
            </p>
          </>
        )}
      </div>
    </Panel>
  )
}
