import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { useForm } from '~/web/forms/use-form'
import { hasAny, type SampleForm, type Samples } from '../model'

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const refused = { demo: 'This is a demo: its samples are part of it.' }

/** Loads the sample content, or removes it. */
export function SampleSection({ samples }: { samples: Samples }) {
  const load = useForm<SampleForm>('load-samples', { key: 'samples' })
  const remove = useForm<SampleForm>('remove-samples', { key: 'samples' })
  const isLoaded = hasAny(samples)
  return (
    <section aria-labelledby="samples-title" className="mt-10 max-w-[56.5rem]">
      <h2 id="samples-title" className="mb-2.5 text-[1.3125rem]/6">
        Sample content
      </h2>
      <div className="border-line border-t pt-3 text-sm">
        <ActionNotice
          notice={
            noticeFor(load.settled, {
              done: 'The samples are on the pages now.',
              failedTitle: 'Not loaded',
              refused,
            }) ?? noticeFor(remove.settled, { done: 'The samples are gone.', failedTitle: 'Not removed', refused })
          }
          className="mb-4"
        />
        {samples.isDemo ? (
          <p className="text-muted">This is a demo. Everything in it is a sample, and stays.</p>
        ) : isLoaded ? (
          <>
            <p className="mb-4 max-w-[65ch] text-muted">
              Loaded: {countsText(samples)}. Every page says so at its top until they are removed.
            </p>
            <ConfirmButton
              form={remove}
              fields={{}}
              label="Remove the sample content"
              busyLabel="Removing..."
              question="Remove the sample content?"
            >
              {removalText(samples)}
            </ConfirmButton>
          </>
        ) : (
          <>
            <p className="mb-4 max-w-[65ch] text-muted">
              To see the pages with something on them: sessions, notes, letters, events, files and pictures, all made
              up. No accounts, requests, logos or voices of clients. Visitors see them too, under a line that says that
              they are samples. They can be removed at any time, without a trace.
            </p>
            <ConfirmButton
              form={load}
              fields={{}}
              label="Load sample content"
              busyLabel="Loading..."
              question="Load the sample content?"
              variant="default"
            >
              It is published at once, next to what you have written. Every page says that it shows samples.
            </ConfirmButton>
          </>
        )}
      </div>
    </section>
  )
}

const countsText = ({ counts: { document, event, insight, picture } }: Samples) =>
  [plural(document, 'document'), plural(event, 'event'), plural(insight, 'file'), plural(picture, 'picture')].join(', ')

/** What will happen, before it does. */
function removalText({ changed, answers, kept }: Samples) {
  const sentences = [
    'Everything that was loaded goes; what you have written yourself stays.',
    changed > 0 && `${plural(changed, 'sample')} ${changed === 1 ? 'was' : 'were'} changed since, and will go too.`,
    answers > 0 && `${plural(answers, 'answer')} to sample events will go with them; nobody is emailed.`,
    kept > 0 && `${plural(kept, 'picture')} that your own documents show will stay.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
