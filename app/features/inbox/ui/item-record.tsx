import { actionLabel } from '~/features/activity/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { localeTags } from '~/i18n/locales'
import { Link } from '~/ui/link'
import { type OpenedItem, refOf } from '../model'
import { kindLabels, languageLabels } from './labels'

const summary = 'min-h-11 cursor-pointer content-center text-muted text-sm hover:text-ink'

/** Everything that was sent, and the facts around it. */
export function ItemContent({ item }: { item: OpenedItem }) {
  return (
    <>
      <div lang={localeTags[item.locale]} className="grid gap-3">
        {item.texts.map(({ id, text, at }) => (
          <blockquote key={id} className="whitespace-pre-line border-prestige border-l-2 pl-4 text-base wrap-anywhere">
            {text}
            {item.texts.length > 1 && (
              <footer className="text-muted text-xs">
                <Timestamp at={at} />
              </footer>
            )}
          </blockquote>
        ))}
      </div>
      <dl className="grid grid-cols-[7rem_1fr] gap-y-1.5 text-sm">
        <Fact label="Received" value={item.createdAt} />
        <Fact label="Language" value={languageLabels[item.locale]} />
        {item.facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        {item.consent && <Fact label="Agreed" value={item.consent.at} />}
        {item.consent && <Fact label="Wording" value={`Version ${item.consent.version}`} />}
        {item.doneAt && <Fact label="Done" value={item.doneAt} by={item.doneBy} />}
      </dl>
      {item.consent && (
        <blockquote lang={localeTags[item.locale]} className="border-line border-l-2 pl-4 text-muted text-sm">
          {item.consent.text}
        </blockquote>
      )}
    </>
  )
}

function Fact({ label, value, by }: { label: string; value: string | Date; by?: string | null }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {typeof value === 'string' ? value : <Timestamp at={value} />}
        {by && ` by ${by}`}
      </dd>
    </>
  )
}

/** Answers sent, earlier requests from the same address, and actions by admins. */
export function ItemHistory({ item, to }: { item: OpenedItem; to: (ref: string) => string }) {
  const answersTitle = useMailLeaves() ? 'Answers sent' : 'Answers'
  return (
    <>
      {item.answers.length > 0 && (
        <section aria-label={answersTitle} className="grid gap-4">
          <h3 className="text-xl">{answersTitle}</h3>
          {item.answers.map(({ id, subject, body, authorEmail, createdAt }) => (
            <article key={id} lang={localeTags[item.locale]} className="border-action border-l-2 pl-4 text-sm">
              <p className="font-semibold wrap-anywhere">{subject}</p>
              <p className="whitespace-pre-line wrap-anywhere">{body}</p>
              <p lang="en" className="mt-1 text-muted text-xs">
                {authorEmail}, <Timestamp at={createdAt} />
              </p>
            </article>
          ))}
        </section>
      )}
      {item.email && (
        <section aria-label="Earlier from this address">
          <h3 className="mb-2 text-xl">Earlier from this address</h3>
          {item.earlier.length === 0 && <p className="text-muted text-sm">Nothing.</p>}
          <ul className="text-sm">
            {item.earlier.map((other) => (
              <li key={refOf(other)}>
                <Link
                  to={to(refOf(other))}
                  className="block py-1.5 underline-offset-4 hover:underline pointer-coarse:py-2.5"
                >
                  <span className="text-muted">
                    {kindLabels[other.kind]}, <Timestamp at={other.createdAt} />
                  </span>{' '}
                  <span className="wrap-anywhere">{other.words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {item.trail.length > 0 && (
        <details>
          <summary className={summary}>What admins did ({item.trail.length})</summary>
          <ol className="mt-1 grid gap-2 text-sm">
            {item.trail.map(({ id, actorEmail, action, details, createdAt }) => (
              <li key={id} className="wrap-anywhere">
                {actionLabel(action)}
                {typeof details.to === 'string' && `: ${details.to}`}
                {typeof details.outcome === 'string' && `: ${details.outcome}`}
                <span className="block text-muted text-xs">
                  {actorEmail}, <Timestamp at={createdAt} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
