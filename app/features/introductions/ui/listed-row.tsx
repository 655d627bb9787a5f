import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ForRight } from '~/features/admin/ui/for-right'
import { engagementPage } from '~/features/engagements/model'
import { organisationPage } from '~/features/organisations/model'
import { Button, ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import {
  type IntroductionForm,
  type IntroductionsOfEngagement,
  introductionsAnchor,
  type ListedIntroduction,
} from '../model'
import { IntroductionFields } from './introduction-fields'
import { dayLabel } from './labels'

type Props = Pick<IntroductionsOfEngagement, 'engagementId' | 'startsOn' | 'today' | 'isRunning' | 'isCorrectable'> & {
  introduction: ListedIntroduction
  /** It is the one that the address names to be corrected. */
  isOpened: boolean
  forms: Record<'meet' | 'correct' | 'remove', FormHandle<IntroductionForm>>
}

export function ListedRow({ introduction, isOpened, forms, ...engagement }: Props) {
  const { id, personName, personRole, note, introducedOn, metOn, author } = introduction
  const { engagementId, today, isRunning, isCorrectable } = engagement
  const page = engagementPage(engagementId)
  return (
    <li className="border-soft border-b py-3">
      <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <span className="font-semibold">{personName}</span>
            {personRole && <span className="text-muted"> {personRole}</span>}
          </p>
          <p className="wrap-anywhere">
            <OrganisationName introduction={introduction} />
          </p>
          <p className="text-muted text-xs wrap-anywhere" suppressHydrationWarning>
            {[
              `introduced on ${dayLabel(introducedOn)}${author ? ` by ${author}` : ''}`,
              metOn ? `met on ${dayLabel(metOn)}` : 'not met yet',
            ].join(', ')}
          </p>
          {note && <p className="mt-1 max-w-[60ch] whitespace-pre-line text-sm wrap-anywhere">{note}</p>}
        </div>
        {isCorrectable && (
          <ForRight right="engagement.manage">
            <div className="flex flex-wrap gap-2">
              {isRunning && !metOn && (
                <Form form={forms.meet}>
                  <input type="hidden" name="introduction" value={id} />
                  <input type="hidden" name="metOn" value={today} />
                  <Button type="submit" variant="outline" size="sm" aria-label={`Met today: ${personName}`}>
                    Met today
                  </Button>
                </Form>
              )}
              {!isOpened && (
                <ButtonLink
                  to={`${page}?introduction=${id}${introductionsAnchor}`}
                  variant="outline"
                  size="sm"
                  aria-label={`Correct: ${personName}`}
                >
                  Correct
                </ButtonLink>
              )}
              <ConfirmButton
                form={forms.remove}
                fields={{ introduction: id }}
                label="Remove"
                name={`Remove: ${personName}`}
                question={`Remove the introduction to ${personName}?`}
              >
                The partner no longer sees it. Threads about it stay, as threads about the engagement.
              </ConfirmButton>
            </div>
          </ForRight>
        )}
      </div>
      {isCorrectable && isOpened && (
        <ForRight right="engagement.manage">
          <Form
            // After a success the fields show what is stored now.
            key={forms.correct.resetKey}
            form={forms.correct}
            aria-label={`Correct the introduction to ${personName}`}
            className="mt-4 grid max-w-3xl gap-4"
          >
            <input type="hidden" name="introduction" value={id} />
            {/* The version that the typed values belong to, so that they do not overwrite what someone else saved meanwhile. */}
            <input type="hidden" name="version" value={forms.correct.values.version ?? introduction.version} />
            <IntroductionFields form={forms.correct} introduction={introduction} {...engagement} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={forms.correct.isBusy} busyLabel="Saving...">
                Save the correction
              </Button>
              <ButtonLink to={`${page}${introductionsAnchor}`} variant="outline">
                Close
              </ButtonLink>
            </div>
          </Form>
        </ForRight>
      )}
    </li>
  )
}

/** Linked, if it belongs to the network. */
function OrganisationName({ introduction: { organisationId, organisationName } }: Pick<Props, 'introduction'>) {
  if (!organisationId) return organisationName
  return (
    <Link to={organisationPage(organisationId)} className="underline underline-offset-4">
      {organisationName}
    </Link>
  )
}
