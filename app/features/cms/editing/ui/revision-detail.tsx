import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { localeNames, localeTags } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { Change, DocumentForm } from '../model'
import type { History } from '../queries.server'
import { refusalLabels } from './labels'
import { kindLabels } from './revision-labels'

type Props = { revision: NonNullable<History['selected']>; current: number; form: FormHandle<DocumentForm> }

const refused = {
  ...refusalLabels,
  stale: 'The document has changed since this page was opened. Try again to bring this version back all the same.',
}

/** What one version changed, field by field, and a button to restore it. */
export function RevisionDetail({ revision, current, form }: Props) {
  const { version, kind, changes, isFirst, isCurrent } = revision
  return (
    <section aria-labelledby="revision" className="min-w-0">
      <h2 id="revision" className="text-2xl">
        Version {version}: {kindLabels[kind].toLowerCase()}
      </h2>
      <ActionNotice
        notice={noticeFor(form.settled, { failedTitle: 'Nothing was brought back', refused })}
        className="mt-4"
      />
      <div className="my-5">
        {isCurrent ? (
          <p className="text-muted text-sm">This is what the form holds now.</p>
        ) : (
          <Form form={form}>
            <input type="hidden" name="revision" value={version} />
            <input type="hidden" name="version" value={current} />
            <Button type="submit" variant="outline" busy={form.isBusy} busyLabel="Restoring...">
              Restore as a draft
            </Button>
          </Form>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="border-line border-t py-6 text-muted">Its texts are those of the version before.</p>
      ) : (
        <dl className="border-line border-t">
          {changes.map((change) => (
            <ChangedText key={change.name} change={change} isFirst={isFirst} />
          ))}
        </dl>
      )}
    </section>
  )
}

function ChangedText({ change, isFirst }: { change: Change; isFirst: boolean }) {
  const { label, language, before, after } = change
  const lang = language ? localeTags[language] : undefined
  return (
    <div className="grid gap-2 border-line border-b py-4 text-sm">
      <dt className="text-muted text-xs">
        {label}
        {language && ` · ${localeNames[language]}`}
      </dt>
      {!isFirst && (
        <dd className="whitespace-pre-wrap text-muted">
          <span className="sr-only">Before: </span>
          {before ? <del lang={lang}>{before}</del> : <em>empty</em>}
        </dd>
      )}
      <dd className="whitespace-pre-wrap">
        <span className="sr-only">After: </span>
        {after ? (
          <ins lang={lang} className="decoration-action/40 underline-offset-4">
            {after}
          </ins>
        ) : (
          <em className="text-muted">empty</em>
        )}
      </dd>
    </div>
  )
}
