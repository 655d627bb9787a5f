import { useNavigation } from 'react-router'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { ListSegments } from '~/features/admin/ui/list-segments'
import { buttonClass } from '~/ui/button'
import { Pager } from '~/ui/pager'
import type { FormHandle } from '~/web/forms/use-form'
import {
  type DiscardForm,
  type ImportFilter,
  importPageOf,
  type JudgedLine,
  type Outcome,
  outcomes,
  previewPage,
  type StartForm,
} from '../model'
import { ImportChoices } from './import-choices'
import { figure, lines, outcomeNames, people } from './labels'
import { PreviewTable } from './preview-table'

type Preview = ImportFilter & { rows: JudgedLine[]; total: number; counts: Record<Outcome, number> }

type Props = {
  id: string
  preview: Preview
  canSend: boolean
  start: FormHandle<StartForm>
  discard: FormHandle<DiscardForm>
}

/** What will happen, line by line, and the button that makes it happen. */
export function ImportPreview({ id, preview, canSend, start, discard }: Props) {
  const { counts, show, choices, rows, total, page } = preview
  const isLoading = useNavigation().state === 'loading'
  const all = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  const invite = `Invite ${people(counts.new)}`
  return (
    <>
      <p className="text-muted text-sm tabular-nums">{summaryOf(all, counts)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {counts.new > 0 && (
          <ConfirmButton
            form={start}
            fields={choices}
            label={invite}
            busyLabel="Starting..."
            question={`${invite}?`}
            variant="default"
            look="default"
          >
            Each of them gets an email with a link that works for two weeks. {leftAlone(all - counts.new)}
            {!canSend && ' There is no mail server yet: the emails are only written to files.'}
          </ConfirmButton>
        )}
        {counts.error > 0 && (
          <a
            href={`${importPageOf(id)}/errors.csv?${new URLSearchParams(choices)}`}
            download
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            Download the lines with errors
          </a>
        )}
        <ConfirmButton form={discard} fields={{}} label="Discard" question="Discard this file?">
          Nobody has been invited by it. You can choose it again.
        </ConfirmButton>
      </div>
      <ImportChoices key={Object.values(choices).join()} choices={choices} show={show} />
      <div className="flex">
        <ListSegments
          label="Lines by what will happen"
          segments={(['all', ...outcomes] as const)
            .filter((name) => name === 'all' || name === show || counts[name] > 0)
            .map((name) => ({
              label: name === 'all' ? 'All' : outcomeNames[name],
              to: previewPage(id, choices, name),
              isCurrent: name === show,
              count: name === 'all' ? all : counts[name],
            }))}
        />
      </div>
      <div className="mt-4">
        {rows.length > 0 ? (
          <PreviewTable rows={rows} isLoading={isLoading} />
        ) : (
          <ListEmpty title="No such line in this file">Show all of them.</ListEmpty>
        )}
      </div>
      <Pager page={page} total={total} noun={total === 1 ? 'line' : 'lines'} />
    </>
  )
}

function summaryOf(all: number, counts: Record<Outcome, number>) {
  const parts = [
    counts.new > 0 ? `${people(counts.new)} will be invited` : 'Nobody in it is new',
    counts.member > 0 && `${figure(counts.member)} already a member`,
    counts.invited > 0 && `${figure(counts.invited)} invited before`,
    counts.twice > 0 && `${figure(counts.twice)} twice in the file`,
    counts.error > 0 && `${figure(counts.error)} with errors`,
  ].filter(Boolean)
  return `${lines(all)}: ${parts.join(', ')}.`
}

const leftAlone = (count: number) => (count === 0 ? '' : `${lines(count)} of the file will be left alone.`)
