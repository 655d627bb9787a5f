import { useSearchParams } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { TextInTab } from '~/features/drafts/ui/text-in-tab'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import type { IntroductionForm, IntroductionsOfEngagement } from '../model'
import { isNearEnd } from '../model/days'
import { IntroductionFields } from './introduction-fields'
import { daysLabel, refusalLabels as refused } from './labels'
import { ListedRow } from './listed-row'

/** On the admin's page of an engagement, whose action has `introductionForms`. `?introduction=` opens one to be corrected. */
export function IntroductionsPanel({
  introductions,
  newId,
  atMost,
  days,
  isOpen,
  ...engagement
}: IntroductionsOfEngagement) {
  const [query] = useSearchParams()
  const options = { key: `introductions ${engagement.engagementId}` }
  const add = useForm<IntroductionForm>('add-introduction', options)
  const forms = {
    meet: useForm<IntroductionForm>('meet-introduction', options),
    correct: useForm<IntroductionForm>('correct-introduction', options),
    remove: useForm<IntroductionForm>('remove-introduction', options),
  }
  const notice =
    noticeFor(add.result, { done: 'The members of the organisation are told by mail.', refused }) ??
    noticeFor(forms.meet.result, { done: 'They have met.', refused }) ??
    noticeFor(forms.correct.result, { done: 'The correction is saved.', refused }) ??
    noticeFor(forms.remove.result, { done: 'The introduction is removed.', refused })
  const made = introductions.length
  return (
    <section id="introductions" aria-labelledby="introductions-title" className="scroll-mt-24">
      <div className="flex min-h-7 flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b pb-2.5">
        <h2 id="introductions-title" className="text-xl">
          Introductions, {made} of {atMost}
        </h2>
        {days && (
          <p
            className={cx('text-sm', made < atMost && isNearEnd(days) ? 'text-prestige' : 'text-muted')}
            suppressHydrationWarning
          >
            {daysLabel(days)}
          </p>
        )}
      </div>
      <ActionNotice notice={notice} className="mt-4" />
      {made === 0 && <p className="py-6 text-muted">Nobody was introduced yet.</p>}
      <ul>
        {introductions.map((introduction) => (
          <ListedRow
            key={introduction.id}
            introduction={introduction}
            isOpened={query.get('introduction') === introduction.id}
            forms={forms}
            {...engagement}
          />
        ))}
      </ul>
      {isOpen && (
        <ForRight right="engagement.manage">
          {/* Keyed, so that it is closed again after a success. */}
          <details
            key={add.resetKey}
            className="mt-4"
            open={add.result?.state === 'invalid' || add.result?.state === 'refused'}
          >
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Add an introduction</summary>
            <Form form={add} aria-label="Add an introduction" className="mt-3 grid max-w-3xl gap-4">
              <TextInTab form={add.ref} name={`introduction:${engagement.engagementId}`} />
              <input type="hidden" name="id" value={add.values.id ?? newId} />
              <IntroductionFields form={add} {...engagement} />
              <Button type="submit" busy={add.isBusy} busyLabel="Adding..." className="justify-self-start">
                Add and tell the partner
              </Button>
            </Form>
          </details>
        </ForRight>
      )}
    </section>
  )
}
