import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { PersonLimits } from '../model'
import { DataMessageForm } from './data-message-form'
import { ErasureForm } from './erasure-form'
import { ObjectionForm } from './objection-form'
import { RestrictionForm } from './restriction-form'
import { TokenField } from './token-field'

type Props = { token: string; limits: PersonLimits }

/** All rights of someone without an account, on the page of the link that was mailed to them. */
export function RightsByLink({ token, limits: { restrictedBy, hasObjected, erasedOn } }: Props) {
  const t = useTranslations(myDataMessages)
  return (
    <div className="grid gap-10">
      <Right id="copy" title={t('get.title')} text={t('get.text')}>
        <CopyByLink token={token} />
      </Right>
      <Right id="correct" title={t('correct.title')} text={t('write.text')}>
        <DataMessageForm token={token} />
      </Right>
      <Right id="object" title={t('object.title')} text={t('object.text')}>
        <ObjectionForm hasObjected={hasObjected} token={token} />
      </Right>
      <Right id="restrict" title={t('restrict.title')} text={t('restrict.text')}>
        <RestrictionForm restrictedBy={restrictedBy} token={token} />
      </Right>
      <Right id="erase" title={t('erase.title')} text={t('erase.everything')}>
        <ErasureForm erasedOn={erasedOn} token={token} />
      </Right>
    </div>
  )
}

function CopyByLink({ token }: { token: string }) {
  const t = useTranslations(myDataMessages, 'get')
  const form = useForm('copy')
  if (form.result?.state === 'done') return <Alert tone="success">{t('asked')}</Alert>
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      <TokenField token={token} />
      <Button type="submit" busy={form.isBusy} busyLabel={t('busy')} className="justify-self-start">
        {t('button')}
      </Button>
    </Form>
  )
}

type RightProps = { id: string; title: string; text: string; children: ReactNode }

const Right = ({ id, title, text, children }: RightProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t pt-6 first:border-t-0 first:pt-0">
    <h2 id={`${id}-title`} className="text-xl">
      {title}
    </h2>
    <p className="mt-2 mb-5 text-muted text-sm">{text}</p>
    {children}
  </section>
)
