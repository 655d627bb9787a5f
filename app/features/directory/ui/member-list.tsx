import { useTranslations } from '~/i18n/language'
import { directoryMessages } from '~/i18n/messages/directory'
import { Badge } from '~/ui/badge'
import type { DirectoryEntry } from '../model'

/** The members, each with what they show: who they are, where they work, what they seek and offer. */
export function MemberList({ members, isLoading }: { members: DirectoryEntry[]; isLoading: boolean }) {
  const t = useTranslations(directoryMessages)
  return (
    <ul
      aria-label={t('list')}
      aria-busy={isLoading}
      className="border-line border-t transition-opacity duration-150 aria-busy:opacity-60"
    >
      {members.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </ul>
  )
}

function MemberRow({ member }: { member: DirectoryEntry }) {
  const t = useTranslations(directoryMessages)
  const { name, title, organisation, kind, country, seeks, offers, email, isMe } = member
  const place = [kind && t(`kinds.${kind}`), country].filter(Boolean).join(', ')
  return (
    <li className="wrap-anywhere grid gap-x-8 gap-y-2 border-soft border-b py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2.5 font-semibold font-text text-base tracking-normal">
          {name} {isMe && <Badge>{t('you')}</Badge>}
        </h2>
        {title && <p className="text-sm">{title}</p>}
        {organisation && <p className="text-sm">{organisation}</p>}
        {place && <p className="text-muted text-xs">{place}</p>}
        {email && (
          <p className="text-sm">
            <a
              href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
              className="inline-flex min-h-6 items-center text-action underline decoration-action/40 underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
            >
              {email}
            </a>
          </p>
        )}
      </div>
      {(seeks || offers) && (
        <dl className="grid min-w-0 content-start gap-y-2 text-sm">
          {seeks && <Exchange label={t('seeks')} text={seeks} />}
          {offers && <Exchange label={t('offers')} text={offers} />}
        </dl>
      )}
    </li>
  )
}

const Exchange = ({ label, text }: { label: string; text: string }) => (
  <div className="grid gap-x-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
    <dt className="text-muted text-xs sm:pt-0.5">{label}</dt>
    <dd className="max-w-[60ch] whitespace-pre-line">{text}</dd>
  </div>
)
