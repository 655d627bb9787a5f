import { countedDays, type ReplyHealth as Health, replyLimit, type ToldRefusal } from '../model'

const refusalLabels: Record<ToldRefusal, string> = {
  left: 'Refused: the sender no longer belongs to the organisation',
  empty: 'Refused: nothing was written above the quoted mail',
  'too-long': 'Refused: too long',
  characters: 'Refused: with characters that can’t be stored',
  'too-many': `Refused: more than ${replyLimit.replies} replies in ${replyLimit.minutes} minutes`,
}

/** Whether members can answer the mails of a dialogue in their mail program, and how that goes. */
export const ReplyHealth = ({ state, mailbox, written, refused }: Health) => (
  <section aria-labelledby="replies-title">
    <h2 id="replies-title" className="mb-1 text-[1.3125rem]/6">
      Replies by email
    </h2>
    <p className="mb-4 max-w-[65ch] text-muted text-sm">
      {state === 'on' && `Members answer mails of a dialogue in their mail program; the replies come in at ${mailbox}.`}
      {state === 'factor' &&
        'Members need a second factor, and a mailbox alone would get past it: a reply goes to our mailbox, and somebody has to copy it.'}
      {state === 'off' && (
        <>
          A reply to a mail of a dialogue goes to our mailbox, and somebody has to copy it. Whoever runs the server can
          set <code className="text-xs">INBOUND_MAIL</code> and <code className="text-xs">INBOUND_MAIL_SECRET</code>, as
          the documentation of operations describes, and replies are written into their threads.
        </>
      )}
    </p>
    {(state === 'on' || written > 0 || refused.length > 0) && (
      <>
        <dl aria-label={`Replies of the last ${countedDays} days`} className="max-w-2xl border-line border-t text-sm">
          <Outcome name={`Written into a thread, last ${countedDays} days`} count={written} />
          {refused.map(({ refusal, count }) => (
            <Outcome key={refusal} name={refusalLabels[refusal]} count={count} />
          ))}
        </dl>
        <p className="mt-3 max-w-[65ch] text-muted text-sm">
          Who was refused got a mail with the reason. Mails of programs and of strangers are dropped and not stored.
        </p>
      </>
    )}
  </section>
)

const Outcome = ({ name, count }: { name: string; count: number }) => (
  <div className="flex justify-between gap-6 border-ink/9 border-b py-2">
    <dt>{name}</dt>
    <dd className="tabular-nums">{count}</dd>
  </div>
)
