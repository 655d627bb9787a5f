import { people } from '~/features/event-planning/ui/labels'
import { languageLabels } from '~/features/inbox/ui/labels'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { Locale } from '~/i18n/locales'
import { Alert } from '~/ui/alert'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EventMessage, type MessageForm, messagePage, previewPath, type RecipientCounts } from '../model'
import { groupLabels } from './labels'
import { SkippedList } from './skipped-list'

type Preview = { locale: Locale; written: Locale; subject: string }

type Props = {
  message: EventMessage
  counts: RecipientCounts
  previews: Preview[]
  undoSeconds: number
  send: FormHandle<MessageForm>
  test: FormHandle<MessageForm>
}

/** What will be sent, to how many, in which languages; nothing here can be changed, so that is what leaves. */
export function MessageReview({ message, counts, previews, undoSeconds, send, test }: Props) {
  const mailLeaves = useMailLeaves()
  const { eventId, id, version } = message
  const missing = previews.filter(({ locale, written }) => locale !== written && counts.byLocale[locale] > 0)
  return (
    <div className="grid max-w-3xl gap-8">
      <section aria-labelledby="recipients-title" className="grid gap-3">
        <h2 id="recipients-title" className="text-xl">
          {counts.total === 0 ? 'Nobody would get it' : `${people(counts.total)} will get it`}
        </h2>
        <p className="text-muted">{message.groups.map((group) => groupLabels[group]).join(', ')}</p>
        <SkippedList skipped={counts.skipped} />
      </section>
      <section aria-labelledby="previews-title" className="grid gap-3">
        <h2 id="previews-title" className="text-xl">
          How it reads
        </h2>
        {missing.length > 0 && (
          <Alert title="A language is missing">
            {missing.map(({ locale, written }) => fallbackText(counts.byLocale[locale], locale, written)).join(' ')}
          </Alert>
        )}
        <ul>
          {previews.map(({ locale, subject }) => (
            <li
              key={locale}
              className="grid gap-3 border-line border-t py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center"
            >
              <span>
                {languageLabels[locale]}
                <span className="block text-muted text-sm">{people(counts.byLocale[locale])}</span>
              </span>
              <span className="wrap-anywhere">{subject}</span>
              <div className="flex flex-wrap gap-2">
                <ButtonLink
                  to={previewPath(eventId, id, locale)}
                  reloadDocument
                  target="_blank"
                  variant="outline"
                  size="sm"
                >
                  Preview
                </ButtonLink>
                <Form form={test}>
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="locale" value={locale} />
                  <Button type="submit" variant="outline" size="sm" busy={test.isBusy} busyLabel="Test to me">
                    Test to me
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Form form={send} className="grid justify-items-start gap-4">
        <input type="hidden" name="version" value={version} />
        <p className="max-w-[60ch] text-muted">
          {mailLeaves
            ? `It leaves ${undoSeconds} seconds after you send it; until then you can undo this.`
            : `It is only written to files: ${noMailLeaves}. For ${undoSeconds} seconds you can undo this.`}{' '}
          Whoever joins later does not get it by itself.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={send.isBusy}
            busyLabel="Sending..."
            disabled={counts.total === 0 || previews.length === 0}
          >
            {counts.total === 0 ? 'Send' : `Send to ${people(counts.total)}`}
          </Button>
          <ButtonLink to={messagePage(eventId, id)} variant="outline">
            {message.kind === 'announcement' ? 'Change recipients' : 'Change it'}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

/** In which language the readers of a missing one get it. */
function fallbackText(count: number, locale: Locale, written: Locale) {
  const [reads, gets] = count === 1 ? ['reads', 'gets'] : ['read', 'get']
  return `${people(count)} who ${reads} ${languageLabels[locale]} ${gets} it in ${languageLabels[written]}.`
}
