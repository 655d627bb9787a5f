import { type MouseEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { tracked } from '~/features/analytics/model'
import { ButtonLink, type ButtonVariant } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import type { FormAnswer } from '~/web/form'
import { reviewPromise } from '../model'
import { AccessRequestFields } from './access-request-form'

const page = '/request-access'

/** Opens the dialog; without JavaScript it is a link to the page with the same form. */
export function JoinCircle({ variant, className }: { variant?: ButtonVariant; className?: string }) {
  const t = useTranslations('accessRequest')
  const nav = useTranslations('nav')
  const forms = useTranslations('forms')
  const fetcher = useFetcher<FormAnswer>()
  const [open, setOpen] = useState(false)
  // A new key empties the form after it has been sent.
  const [round, setRound] = useState(0)
  const answer = fetcher.data

  useEffect(() => {
    if (!answer) return
    if (answer.state === 'done') {
      setOpen(false)
      setRound((last) => last + 1)
      showToast({ title: t('sentTitle'), description: t('sentText'), tone: 'success' })
    }
    if (answer.state === 'failed') {
      showToast({ title: forms('errorTitle'), description: forms(answer.failure), tone: 'danger' })
    }
  }, [answer, t, forms])

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <ButtonLink
        to={page}
        variant={variant}
        className={className}
        onClick={show}
        data-live
        {...tracked('navigation', 'join-circle')}
      >
        {t('title')}
      </ButtonLink>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        description={t('lead', reviewPromise)}
        closeLabel={nav('close')}
      >
        <fetcher.Form key={round} method="post" action={page}>
          <AccessRequestFields answer={answer} busy={fetcher.state !== 'idle'} />
        </fetcher.Form>
      </Dialog>
    </>
  )
}
