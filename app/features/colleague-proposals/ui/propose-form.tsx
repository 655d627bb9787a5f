import { useFormatter, useTranslations } from '~/i18n/language'
import { proposalsMessages } from '~/i18n/messages/proposals'
import { emailLength, nameLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { mostWaiting, type OwnProposal, type ProposeForm as Types } from '../model'

type ShownProposal = Omit<OwnProposal, 'createdAt'> & { createdAt: string }
type Props = { organisation: string | null; proposals: ShownProposal[] }

const tones = { waiting: 'prestige', confirmed: 'success', declined: 'neutral' } as const

/** Proposes colleagues, and lists what became of one's own proposals. */
export const ProposeColleagues = ({ organisation, proposals }: Props) => (
  <div className="grid gap-6">
    {organisation !== null && <ProposeForm />}
    <OwnProposals proposals={proposals} />
  </div>
)

function ProposeForm() {
  const t = useTranslations(proposalsMessages)
  const form = useForm<Types>('propose')
  return (
    <Form key={form.resetKey} form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {form.result?.state === 'done' && <Alert tone="success">{t('sent')}</Alert>}
      {form.reason === 'own-address' && <Alert tone="danger">{t('ownAddress')}</Alert>}
      {form.reason === 'too-many' && <Alert tone="danger">{t('tooMany', { most: mostWaiting })}</Alert>}
      <TextField label={t('name')} required maxLength={nameLength} autoComplete="off" {...form.field('name')} />
      <TextField
        type="email"
        label={t('email')}
        required
        maxLength={emailLength}
        autoComplete="off"
        {...form.field('email')}
      />
      <Button type="submit" busy={form.isBusy} busyLabel={t('sending')} className="justify-self-start">
        {t('send')}
      </Button>
    </Form>
  )
}

function OwnProposals({ proposals }: Pick<Props, 'proposals'>) {
  const t = useTranslations(proposalsMessages)
  const format = useFormatter()
  if (proposals.length === 0) return null
  return (
    <ul aria-label={t('own')}>
      {proposals.map(({ id, name, email, state, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 first:border-t-0"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">{name}</p>
            <p className="wrap-anywhere text-muted text-sm tabular-nums">
              {email}, {format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}
            </p>
          </div>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
