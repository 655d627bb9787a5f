import { useId, useMemo } from 'react'
import type { ApprovalOffer } from '~/features/approvals/model'
import { ApprovalChoice } from '~/features/approvals/ui/approval-choice'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { type UnsavedTextHandle, useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { type Locale, locales } from '~/i18n/locales'
import { Button, type ButtonSize } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextAreaField } from '~/ui/field'
import { Kbd } from '~/ui/kbd'
import { opens } from '~/ui/modal'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest } from '../model'
import { accessRequestLengths } from '../model'
import type { DecideForm as DecideFormTypes } from '../model/review'
import { MailLanguage } from './mail-language'

type DecidedRequest = Pick<
  ListedRequest,
  'id' | 'name' | 'locale' | 'role' | 'correctedAt' | 'mayJoin' | 'decisionForm'
>
type Props = { request: DecidedRequest; form: FormHandle<DecideFormTypes>; unsaved: UnsavedTextHandle }
type FormProps = Props & { offer: ApprovalOffer; isShort?: boolean }

/** Id of the form; its buttons are outside of it, at the foot of the window on a phone. */
const formId = 'decide'

/** Keeps the note of a rejection as it is typed. Its component is mounted again for each request. */
export function useDecision({ id, locale, decisionForm }: DecidedRequest, form: FormHandle<DecideFormTypes>) {
  const { settled, isBusy } = form
  const isAboutThis = settled?.state === 'done' || settled?.lists?.id?.includes(id)
  const stored = useMemo(() => ({ id: [id], locale: [locale], note: [''] }), [id, locale])
  return useUnsavedText({
    ...{ form: form.ref, opened: decisionForm, stored, compared: [], isBusy },
    settled: isAboutThis ? settled : undefined,
    // Rejecting mails the applicant, so a key that means saving elsewhere must not do it.
    isSentByShortcut: false,
  })
}

/** The fields of a decision; where it `isShort` the mail is in the language of the request. */
export const DecideForm = ({ request, offer, form, unsaved, isShort = false }: FormProps) => (
  <div className="grid gap-4">
    <UnsavedNotice unsaved={unsaved} />
    <Form id={formId} form={form} aria-label="Decide" className="grid gap-4">
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="seenCorrection" value={request.correctedAt ?? ''} />
      <UnsavedField unsaved={unsaved} />
      {!isShort && <MailLanguage key={unsaved.count} defaultLocale={localeIn(unsaved) ?? request.locale} />}
      <ApprovalChoice key={`choice ${unsaved.count}`} offer={offer} role={request.role} chosen={unsaved.values} />
      {!request.mayJoin && offer.is === 'applicant' && (
        <p className="text-danger text-sm">
          This address can’t be approved: only those of the company’s domain may have an account here
          (SIGN_IN_POLICY=company).
        </p>
      )}
    </Form>
  </div>
)

const localeIn = ({ values }: UnsavedTextHandle): Locale | undefined =>
  locales.find((locale) => locale === values?.locale?.[0])

/** Approve or reject, by a click or by the keys A and R while those are switched on. A rejection asks for a note first. */
export function DecideButtons({ request, form, unsaved, size }: Props & { size?: ButtonSize }) {
  const approveId = useId()
  const rejectId = useId()
  const dialogId = useId()
  const press = (id: string) => document.getElementById(id)?.click()
  useShortcuts({ a: () => press(approveId), r: () => press(rejectId) })
  const [hasShortcuts] = useShortcutSwitch()
  return (
    <>
      <Button
        id={approveId}
        type="submit"
        form={formId}
        name="decision"
        value="approved"
        size={size}
        busy={form.isBusy}
        busyLabel="Approve"
      >
        Approve {hasShortcuts && <Kbd>A</Kbd>}
      </Button>
      <Button id={rejectId} variant="outline" size={size} busy={form.isBusy} busyLabel="Reject" {...opens(dialogId)}>
        Reject {hasShortcuts && <Kbd>R</Kbd>}
      </Button>
      <Dialog
        id={dialogId}
        title={`Reject the request of ${request.name}?`}
        closeLabel="Close"
        footer={
          <Button
            type="submit"
            form={formId}
            name="decision"
            value="rejected"
            variant="destructive"
            busy={form.isBusy}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            Reject
          </Button>
        }
      >
        <TextAreaField
          key={unsaved.count}
          form={formId}
          name="note"
          label="Note to the applicant"
          hint="Optional. It is part of the email, which says that the request was not accepted."
          maxLength={accessRequestLengths.decisionNote}
          defaultValue={unsaved.values?.note?.[0]}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('[value=rejected]')?.click()
          }}
        />
        <UnsavedState unsaved={unsaved} className="mt-3" />
      </Dialog>
    </>
  )
}
