import { useTranslations } from '~/i18n/language'
import { calendarFeedMessages } from '~/i18n/messages/calendar-feed'
import { feedScopes } from '~/lib/feed-scopes'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { feedForms, type OwnFeed } from '../model'
import { FeedAddress } from './feed-address'

/** A form of the calendar, whatever page it is on. With one key, only the last one sent has a result. */
const useFeedForm = (name: string) => useForm(name, { key: 'calendar-feed', action: `${feedForms}?form=${name}` })

/** A member's private calendar: makes, shows, changes, renews and revokes its address. */
export function CalendarFeed({ feed }: { feed: OwnFeed | null }) {
  const t = useTranslations(calendarFeedMessages)
  const [make, scope, renew, revoke] = [
    useFeedForm('make'),
    useFeedForm('scope'),
    useFeedForm('renew'),
    useFeedForm('revoke'),
  ]
  const sent = [make, scope, renew, revoke].find(({ result }) => result)?.result
  const done = sent?.state === 'done' ? feedResults.find((name) => name === sent.form) : undefined
  const choice = (
    <SelectField
      key={feed?.scope}
      name="scope"
      label={t('scope')}
      options={feedScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
      defaultValue={feed?.scope ?? 'attending'}
    />
  )
  return (
    <div className="grid max-w-xl gap-5">
      <FormFailure result={sent} />
      {done && <Alert tone="success">{t(`done.${done}`)}</Alert>}
      {!feed && (
        <Form form={make} className="grid gap-5">
          {choice}
          <Button type="submit" busy={make.isBusy} busyLabel={t('saving')} className="justify-self-start">
            {t('make')}
          </Button>
        </Form>
      )}
      {feed && (
        <>
          <FeedAddress address={feed.address} />
          <Form form={scope} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            {choice}
            <Button type="submit" variant="outline" busy={scope.isBusy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </Form>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Form form={renew}>
              <Button type="submit" variant="link" size="sm" busy={renew.isBusy} busyLabel={t('saving')}>
                {t('renew')}
              </Button>
            </Form>
            <Form form={revoke}>
              <Button type="submit" variant="link" size="sm" busy={revoke.isBusy} busyLabel={t('saving')}>
                {t('revoke')}
              </Button>
            </Form>
          </div>
          <p className="text-muted text-sm">{t('leaked')}</p>
        </>
      )}
    </div>
  )
}

const feedResults = ['make', 'scope', 'renew', 'revoke'] as const
