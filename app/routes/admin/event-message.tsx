import { redirect } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ForRight, ReadableForm } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { eventPage } from '~/features/event-planning/model'
import { people } from '~/features/event-planning/ui/labels'
import {
  addFile,
  deleteMessage,
  removeFile,
  saveAnnouncement,
  saveMessage,
  saveThanks,
  sendMessage,
  testMessage,
  undoMessage,
} from '~/features/guest-mails/commands.server'
import { messagePage, messageRefusals, reviewPage } from '~/features/guest-mails/model'
import {
  countMailed,
  countRecipients,
  getMessage,
  getRecipientChoices,
  getThanksDetails,
  listPreviews,
} from '~/features/guest-mails/queries.server'
import {
  addFileInput,
  announcementInput,
  messageInput,
  noInput,
  removeFileInput,
  testInput,
  thanksInput,
  versionInput,
} from '~/features/guest-mails/schema'
import { AnnouncementForm } from '~/features/guest-mails/ui/announcement-form'
import { groupLabels, keptFields, kindLabels, refusalLabels } from '~/features/guest-mails/ui/labels'
import { MessageFiles } from '~/features/guest-mails/ui/message-files'
import { MessageFields } from '~/features/guest-mails/ui/message-form'
import { MessageReview } from '~/features/guest-mails/ui/message-review'
import { SkippedList } from '~/features/guest-mails/ui/skipped-list'
import { ThanksForm } from '~/features/guest-mails/ui/thanks-form'
import { ThanksNotes } from '~/features/guest-mails/ui/thanks-notes'
import { UndoMessage } from '~/features/guest-mails/ui/undo-message'
import { locales } from '~/i18n/locales'
import { Link } from '~/ui/link'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-message'

export const handle: RightsHandle = { rights: { see: 'event.oversee', change: 'event.manage' } }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const name = formNames.eventMessage(params.messageId)
  const found = await findOrKeepText(ctx, name, () => getMessage(ctx, params.id, params.messageId))
  return {
    message: found.shown,
    title: found.event.title,
    isReview: new URL(request.url).searchParams.get('step') === 'review',
    counts: await countRecipients(ctx, found),
    mailed: await countMailed(ctx, found.message.id),
    choices: await getRecipientChoices(ctx, found),
    previews: await listPreviews(ctx, found, locales),
    undoSeconds: ctx.undoSeconds,
    thanks: await getThanksDetails(ctx, found),
    opened: await openForm(ctx, name),
  }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** A message that is gone can't be loaded again: the page keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('gone')

type Params = { id?: string | undefined; messageId?: string | undefined }
const refOf = ({ id = '', messageId = '' }: Params) => ({ eventId: id, id: messageId })
const toReview = ({ id = '', messageId = '' }: Params) => redirect(reviewPage(id, messageId), 303)
const reasons = messageRefusals

export const action = formActions({
  'save-announcement': form({
    input: announcementInput,
    lists: ['organisations'],
    run: async (ctx, input, { params }) => {
      await saveAnnouncement(ctx, { ...input, ...refOf(params) })
      return toReview(params)
    },
    reasons,
  }),
  'save-message': form({
    input: messageInput,
    lists: ['groups', 'organisations'],
    run: async (ctx, input, { params }) => {
      await saveMessage(ctx, { ...input, ...refOf(params) })
      return toReview(params)
    },
    reasons,
  }),
  'save-thanks': form({
    input: thanksInput,
    run: async (ctx, input, { params }) => {
      await saveThanks(ctx, { ...input, ...refOf(params) })
      return toReview(params)
    },
    reasons,
  }),
  'add-file': form({
    input: addFileInput,
    file: 'file',
    run: (ctx, input, { params }) => addFile(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  'remove-file': form({
    input: removeFileInput,
    run: (ctx, input, { params }) => removeFile(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  test: form({
    input: testInput,
    run: (ctx, input, { params }) => testMessage(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  send: form({
    input: versionInput,
    run: (ctx, input, { params }) => sendMessage(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  undo: form({ input: noInput, run: (ctx, _input, { params }) => undoMessage(ctx, refOf(params)), reasons }),
  delete: form({
    input: versionInput,
    run: async (ctx, input, { params }) => {
      await deleteMessage(ctx, { ...input, ...refOf(params) })
      return redirect(eventPage(params.id ?? ''), 303)
    },
    reasons,
  }),
})

type Forms = typeof action

export default function EventMessage({ loaderData }: Route.ComponentProps) {
  const { message, title, isReview, counts, mailed, choices, previews, undoSeconds, thanks, opened } = loaderData
  const { eventId, id, kind, status } = message
  const key = `event-message ${id}`
  const page = messagePage(eventId, id)
  const options = (name: string) => ({ key, action: `${page}?${isReview ? 'step=review&' : ''}form=${name}` })
  const saveAnnouncementForm = useForm<FormOf<Forms, 'save-announcement'>>(
    'save-announcement',
    options('save-announcement'),
  )
  const saveMessageForm = useForm<FormOf<Forms, 'save-message'>>('save-message', options('save-message'))
  const saveThanksForm = useForm<FormOf<Forms, 'save-thanks'>>('save-thanks', options('save-thanks'))
  const add = useForm<FormOf<Forms, 'add-file'>>('add-file', options('add-file'))
  const remove = useForm<FormOf<Forms, 'remove-file'>>('remove-file', options('remove-file'))
  const test = useForm<FormOf<Forms, 'test'>>('test', options('test'))
  const send = useForm<FormOf<Forms, 'send'>>('send', options('send'))
  const undo = useForm<FormOf<Forms, 'undo'>>('undo', options('undo'))
  const drop = useForm<FormOf<Forms, 'delete'>>('delete', options('delete'))
  const isDraft = status === 'draft'
  const results = [saveAnnouncementForm, saveMessageForm, saveThanksForm, add, remove, send, drop].map(
    ({ settled }) => settled,
  )
  const failed = results.find((result) => result && result.state !== 'done')
  const refused = refusalLabels(failed?.state === 'refused' ? failed.by : undefined)
  const notice =
    noticeFor(failed, { refused }) ??
    noticeFor(test.settled, { done: 'A test mail to you is on its way.', doneTitle: 'Test sent', refused }) ??
    noticeFor(undo.settled, { done: 'It is a draft again. No mail was sent.', doneTitle: 'Taken back', refused })
  return (
    <article>
      <title>{`${kindLabels[kind]} · Events · Admin`}</title>
      <Link to={eventPage(eventId)} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Back to the event
      </Link>
      <h1 className="text-3xl">{kindLabels[kind]}</h1>
      <p className="mt-1 mb-8 max-w-[60ch] text-muted wrap-anywhere">{title}</p>
      <ActionNotice notice={notice} className="mb-8 max-w-3xl" />
      {status === 'held' && message.sendAt && (
        <div className="grid justify-items-start gap-4">
          <p className="text-lg">{`It leaves in a moment, to ${people(counts.total)}. Until then it can be taken back.`}</p>
          <ForRight right="event.manage">
            <UndoMessage sendAt={message.sendAt} form={undo} />
          </ForRight>
        </div>
      )}
      {status === 'sent' && message.sentAt && (
        <section className="grid max-w-3xl gap-4">
          <p className="text-lg">{`Sent to ${people(mailed)}`}</p>
          <p className="text-muted wrap-anywhere">
            {message.groups.map((group) => groupLabels[group]).join(', ')} · {message.senderEmail},{' '}
            <Timestamp at={message.sentAt} />
          </p>
          <SkippedList skipped={message.skipped} />
        </section>
      )}
      {isDraft && thanks && <ThanksNotes {...thanks} />}
      {isDraft && (
        <ReadableForm right="event.manage">
          {isReview ? (
            <MessageReview
              message={message}
              counts={counts}
              previews={previews}
              undoSeconds={undoSeconds}
              send={send}
              test={test}
            />
          ) : kind === 'announcement' ? (
            <AnnouncementForm message={message} form={saveAnnouncementForm} opened={opened} {...choices} />
          ) : kind === 'thanks' ? (
            <ThanksForm message={message} form={saveThanksForm} opened={opened} />
          ) : (
            <MessageFields
              message={message}
              form={saveMessageForm}
              opened={opened}
              organisations={choices.organisations}
            />
          )}
        </ReadableForm>
      )}
      <div className="mt-10 grid gap-10">
        {kind === 'message' && (
          <MessageFiles message={message} add={add} remove={remove} canChange={isDraft && !isReview} />
        )}
        {isDraft && (
          <ForRight right="event.manage">
            <div>
              <ConfirmButton
                form={drop}
                fields={{ version: String(message.version) }}
                label="Delete draft"
                confirm="Delete the draft"
                question="Delete this draft?"
              >
                <p>Nobody has got it. It can’t be brought back.</p>
              </ConfirmButton>
            </div>
          </ForRight>
        )}
      </div>
    </article>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This mail"
    back={{ to: eventPage(params.id), label: 'Back to the event' }}
    form={formNames.eventMessage(params.messageId)}
    fields={keptFields}
  />
)
