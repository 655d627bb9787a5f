import { Check } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { siteMessages } from '~/i18n/messages/site'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'

/** Shown when no event is announced: a member can express interest, once. */
export function NoEvents({ isInterested }: { isInterested: boolean }) {
  const t = useTranslations(eventsMessages, 'none')
  const forms = useTranslations(siteMessages, 'forms')
  const form = useForm('interest', { action: '/events/interest' })
  const noted = useRef<HTMLParagraphElement>(null)
  const outcome = form.result?.state
  const isNoted = isInterested || outcome === 'done'

  useEffect(() => {
    // The focused button is removed, so the focus moves to the text that replaces it.
    if (outcome === 'done') noted.current?.focus()
  }, [outcome])

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Badge tone="prestige">{t('when')}</Badge>
        {t('where')}
      </p>
      <h3 className="mt-3 text-2xl">{t('title')}</h3>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        {isNoted ? (
          <p ref={noted} tabIndex={-1} className="flex items-center gap-2 text-sm text-success outline-none">
            <Icon icon={Check} className="size-4" />
            {t('noted')}
          </p>
        ) : (
          <Form form={form}>
            <Button type="submit" busy={form.isBusy} busyLabel={t('sending')}>
              {t('express')}
            </Button>
          </Form>
        )}
        <ButtonLink to="/circles" variant="outline">
          {t('learn')}
        </ButtonLink>
      </div>
      {outcome === 'failed' && (
        <Alert tone="danger" className="mt-4">
          {form.result?.state === 'failed' && form.result.failure === 'offline' ? forms('offline') : t('failed')}
        </Alert>
      )}
      <p className="mt-5 text-muted text-sm">{t('note')}</p>
    </>
  )
}
